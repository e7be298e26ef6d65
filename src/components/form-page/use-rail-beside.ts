import { useMediaQuery } from '@mantine/hooks';

/** Whether there is room for the rail of sections beside a form. */
export const useRailBeside = () =>
  useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false });
