import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is narrower than the `md` breakpoint, which paper is not; known on the first render already. */
export const useNarrow = () =>
  useMediaQuery('screen and (max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
