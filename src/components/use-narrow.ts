import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is narrower than the `md` breakpoint; known on the first render already. */
export const useNarrow = () =>
  useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
