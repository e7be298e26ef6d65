import type { ReactNode } from 'react';
import { Text } from '@mantine/core';

/** A line that is not in the foreground: why there is nothing to show, or what is shown. */
export const Quiet = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);
