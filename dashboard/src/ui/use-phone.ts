/** Whether the window is narrower than the theme's breakpoint `sm`, as on a phone. */
import { useMediaQuery } from '@mantine/hooks';

export function usePhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
}
