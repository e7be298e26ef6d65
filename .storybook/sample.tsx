import type { ReactNode } from 'react';
import { Group, MantineProvider } from '@mantine/core';
import { cssVariablesResolver, theme } from '@/app/theme';

/** Components in the text of a documentation page, as they are in light; without a frame, so there at once. */
export const Sample = ({ children }: { children: ReactNode }) => (
  <MantineProvider {...{ theme, cssVariablesResolver }} forceColorScheme="light">
    <Group className="sb-unstyled" py="sm" gap="md">
      {children}
    </Group>
  </MantineProvider>
);
