import type { ReactNode } from 'react';
import { Text } from '@mantine/core';

/** A dimmed line: why there is nothing to show, or what is shown. */
export const DimmedText = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);
