/** The root component: session, API client, and routes. */
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { ApiContext } from './api/api-context.ts';
import { openApiClient } from './api/client.ts';
import type { Caches } from './api/query-client.ts';
import type { PageConfig } from './config.ts';
import { auditsView, auditView } from './load-ahead.ts';
import { ModeContext, useStoredMode } from './mode/mode.ts';
import type { Session } from './session/session.ts';
import { SessionContext } from './session/session-context.ts';
import { SessionGate } from './session/session-gate.tsx';
import { NotFound } from './shell/not-found.tsx';
import { Shell } from './shell/shell.tsx';
import { View } from './ui/view-code.tsx';

const KeysView = lazy(() => import('./keys/keys-view.tsx').then(({ KeysView }) => ({ default: KeysView })));
const UsageView = lazy(() => import('./usage/usage-view.tsx').then(({ UsageView }) => ({ default: UsageView })));
const ComparisonView = lazy(() =>
  import('./audits/comparison-view.tsx').then(({ ComparisonView }) => ({ default: ComparisonView })),
);
const ActivityView = lazy(() =>
  import('./activity/activity-view.tsx').then(({ ActivityView }) => ({ default: ActivityView })),
);
const SchedulesView = lazy(() =>
  import('./schedules/schedules-view.tsx').then(({ SchedulesView }) => ({ default: SchedulesView })),
);
const ScheduleView = lazy(() =>
  import('./schedules/schedule-view.tsx').then(({ ScheduleView }) => ({ default: ScheduleView })),
);
const WebhooksView = lazy(() =>
  import('./webhooks/webhooks-view.tsx').then(({ WebhooksView }) => ({ default: WebhooksView })),
);
const ReferenceView = lazy(() =>
  import('./help/reference-view.tsx').then(({ ReferenceView }) => ({ default: ReferenceView })),
);
const GuideView = lazy(() => import('./help/guide-view.tsx').then(({ GuideView }) => ({ default: GuideView })));

interface AppProps {
  config: PageConfig;
  session: Session;
  caches: Caches;
}

export function App({ config, session, caches }: AppProps) {
  const opened = useMemo(() => ({ config, session }), [config, session]);
  const mode = useStoredMode();
  const { livemode } = mode;
  const api = useMemo(() => openApiClient(session, { livemode }), [session, livemode]);
  return (
    <SessionContext value={opened}>
      <ModeContext value={mode}>
        <ApiContext value={api}>
          <QueryClientProvider key={String(livemode)} client={livemode ? caches.live : caches.test}>
            <Notifications position="bottom-right" />
            <SessionGate session={session}>
              <BrowserRouter>
                <Routes>
                  <Route element={<Shell />}>
                    <Route index element={<Navigate to="/audits" replace />} />
                    <Route path="audits" element={<View code={auditsView} props={{}} />} />
                    <Route path="audits/:auditId" element={<View code={auditView} props={{}} />} />
                    <Route path="audits/:auditId/compare/:otherId" element={<ComparisonView />} />
                    <Route path="schedules" element={<SchedulesView />} />
                    <Route path="schedules/:scheduleId" element={<ScheduleView />} />
                    <Route path="keys" element={<KeysView />} />
                    <Route path="usage" element={<UsageView />} />
                    <Route path="webhooks" element={<WebhooksView />} />
                    <Route path="activity" element={<ActivityView />} />
                    <Route path="reference" element={<ReferenceView />} />
                    <Route path="guide" element={<Navigate to="/guide/report" replace />} />
                    <Route path="guide/:name" element={<GuideView />} />
                    <Route path="*" element={<NotFound />} />
                  </Route>
                </Routes>
              </BrowserRouter>
            </SessionGate>
          </QueryClientProvider>
        </ApiContext>
      </ModeContext>
    </SessionContext>
  );
}
