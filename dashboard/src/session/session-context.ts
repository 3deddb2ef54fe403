/** Provides the session to the views. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PageConfig } from '../config.ts';
import type { Session, SessionState } from './session.ts';

export const SessionContext = createContext<{ session: Session; config: PageConfig } | undefined>(undefined);

export function useSession(): Session {
  return useOpened().session;
}

export function useConfig(): PageConfig {
  return useOpened().config;
}

export function useSessionState(session: Session): SessionState {
  return useSyncExternalStore(session.subscribe, session.current);
}

function useOpened(): { session: Session; config: PageConfig } {
  const opened = useContext(SessionContext);
  if (opened === undefined) throw new Error('outside of the session');
  return opened;
}
