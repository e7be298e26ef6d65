import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is narrower than the `md` breakpoint, false in print; known on the first render. */
export const useNarrow = () =>
  useMediaQuery('screen and (max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
