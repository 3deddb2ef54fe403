/** Whether the window is as narrow as a phone's: below the breakpoint `sm` of the theme. */
import { useMediaQuery } from '@mantine/hooks';

export function usePhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
}
