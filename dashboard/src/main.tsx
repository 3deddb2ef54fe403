/** Starts the page: loads the configuration, opens the session, and renders the views. */
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './page.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openApiClient } from './api/client.ts';
import { openCaches } from './api/query-client.ts';
import { App } from './app.tsx';
import { loadConfig } from './config.ts';
import { loadCodeAhead, readDataAhead } from './load-ahead.ts';
import { storedLivemode } from './mode/mode.ts';
import { reportView } from './report/load.ts';
import { sealedStorage } from './session/sealed-storage.ts';
import { openSession, whenStarted } from './session/session.ts';
import { FailedScreen, StartingScreen } from './session/session-screens.tsx';
import { sharedTokenOf } from './share/address.ts';
import { cssVariables, theme } from './theme.ts';

const element = document.getElementById('root');
if (element === null) throw new Error('the page has no element #root');
const root = createRoot(element);

/** How long the page stays empty before it says that it signs in: a session of this tab is there sooner. */
const startingScreenAfterMs = 400;
let starting: ReturnType<typeof setTimeout> | undefined;

function show(content: React.ReactNode): void {
  clearTimeout(starting);
  root.render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        {content}
      </MantineProvider>
    </StrictMode>,
  );
}

async function start(): Promise<void> {
  starting = setTimeout(() => show(<StartingScreen />), startingScreenAfterMs);
  // All three at once: each takes as long as the others.
  const tokens = sealedStorage(sessionStorage);
  const configuration = loadConfig();
  const code = loadCodeAhead(location.pathname);
  const config = await configuration;
  const session = openSession(config, tokens);
  const caches = openCaches();
  if (await whenStarted(session)) {
    const livemode = storedLivemode();
    const cache = livemode ? caches.live : caches.test;
    void readDataAhead(location, cache, openApiClient(session, { livemode })).catch(() => undefined);
    // Whoever comes back from the issuer is at another address now.
    await Promise.all([code, loadCodeAhead(location.pathname)]);
  }
  show(<App config={config} session={session} caches={caches} />);
}

const token = sharedTokenOf(location.pathname);
try {
  if (token === undefined) {
    await start();
  } else {
    // Whoever has a share link need not sign in.
    const [{ SharedApp }] = await Promise.all([import('./share/shared-app.tsx'), reportView.load()]);
    show(<SharedApp token={token} />);
  }
} catch (error) {
  const detail = error instanceof Error ? error.message : 'The page could not be started.';
  show(<FailedScreen title="The dashboard cannot start" detail={detail} onRetry={() => location.reload()} />);
}
