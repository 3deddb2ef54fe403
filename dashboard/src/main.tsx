/** Starts the page: loads the configuration, opens the session, and renders the views. */
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './page.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadConfig } from './config.ts';
import { loadAhead } from './load-ahead.ts';
import { openSession } from './session/session.ts';
import { FailedScreen, StartingScreen } from './session/session-screens.tsx';
import { sharedTokenOf } from './share/address.ts';
import { cssVariables, theme } from './theme.ts';

const element = document.getElementById('root');
if (element === null) throw new Error('the page has no element #root');
const root = createRoot(element);

function show(content: React.ReactNode): void {
  root.render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        {content}
      </MantineProvider>
    </StrictMode>,
  );
}

const token = sharedTokenOf(location.pathname);
try {
  if (token === undefined) {
    loadAhead(location.pathname);
    show(<StartingScreen />);
    const config = await loadConfig();
    show(<App config={config} session={openSession(config)} />);
  } else {
    // Whoever has a share link need not sign in.
    const { SharedApp } = await import('./share/shared-app.tsx');
    show(<SharedApp token={token} />);
  }
} catch (error) {
  const detail = error instanceof Error ? error.message : 'The page could not be started.';
  show(<FailedScreen title="The dashboard cannot start" detail={detail} onRetry={() => location.reload()} />);
}
