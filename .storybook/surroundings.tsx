import type { ReactNode } from 'react';
import { Box } from '@mantine/core';
import { ScreenArea } from '@/components/screen-area';
import { Shell } from '@/shell/shell';
import { listAt } from '@/shell/use-page';

export interface SurroundingsParameters {
  /** Draws a screen alone that the application shows without its menu, or whose menu says what a story is not about. */
  shell?: false;
}

interface SurroundingsProps {
  title: string;
  tags: string[];
  parameters: SurroundingsParameters;
  children: ReactNode;
}

/** What a story stands in: a screen in the shell, with its menu; its tests, and a part of the kit, in some air. */
export const Surroundings = ({ title, tags, parameters, children }: SurroundingsProps) => {
  if (title.startsWith('Kit/Shell/') || parameters.shell === false) return children;
  if (title.startsWith('Screens/') && !tags.includes('tests')) return <Shell>{children}</Shell>;
  return (
    <ScreenArea value={listAt}>
      <Box p="md">{children}</Box>
    </ScreenArea>
  );
};
