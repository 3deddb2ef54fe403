/** Live or test mode: which of them the lists show and launches are of. The browser remembers it. */
import { readLocalStorageValue, useLocalStorage } from '@mantine/hooks';
import { createContext, useContext } from 'react';

export interface Mode {
  livemode: boolean;
  choose: (livemode: boolean) => void;
}

export const ModeContext = createContext<Mode | undefined>(undefined);

const stored = { key: 'answer-audit-mode', defaultValue: 'live' } as const;

/** Whether the remembered mode is live mode, as it is at first. */
export function storedLivemode(): boolean {
  return readLocalStorageValue<'live' | 'test'>(stored) !== 'test';
}

/** The remembered mode; live mode at first. */
export function useStoredMode(): Mode {
  const [mode, setMode] = useLocalStorage<'live' | 'test'>({ ...stored, getInitialValueInEffect: false });
  return { livemode: mode !== 'test', choose: (livemode) => setMode(livemode ? 'live' : 'test') };
}

export function useMode(): Mode {
  const mode = useContext(ModeContext);
  if (mode === undefined) throw new Error('outside of the mode');
  return mode;
}
