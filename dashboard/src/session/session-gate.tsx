/** Shows the views only to signed-in users, and the screens of the sign-in to others. */
import type { ReactNode } from 'react';
import type { Session } from './session.ts';
import { useSessionState } from './session-context.ts';
import { FailedScreen, SignedOutScreen, StartingScreen } from './session-screens.tsx';

export function SessionGate({ session, children }: { session: Session; children: ReactNode }) {
  const state = useSessionState(session);
  switch (state.state) {
    case 'signed_in':
      return children;
    case 'signed_out':
      return <SignedOutScreen onSignIn={session.signIn} />;
    case 'failed':
      return <FailedScreen title="You are not signed in" detail={state.detail} onRetry={session.signIn} />;
    default:
      return <StartingScreen />;
  }
}
