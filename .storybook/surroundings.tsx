import type { ReactNode } from 'react';
import { Box } from '@mantine/core';
import { ScreenArea } from '@/components/screen/screen-area';
import { Hints } from '@/shell/hints';
import { Shell } from '@/shell/shell';
import { listAt } from '@/shell/use-page';

export interface SurroundingsParameters {
  /** Renders a screen without the shell: it has none in the application, or it is irrelevant here. */
  shell?: false;
}

interface SurroundingsProps {
  title: string;
  tags: string[];
  parameters: SurroundingsParameters;
  children: ReactNode;
}

/** Wraps a story: a screen in the shell with its menu, tests of a screen and components in padding. */
export const Surroundings = ({ title, tags, parameters, children }: SurroundingsProps) => {
  if (title.startsWith('Kit/Shell/') || parameters.shell === false) return children;
  if (title.startsWith('Screens/') && !tags.includes('tests')) return <Shell>{children}</Shell>;
  return (
    <ScreenArea value={listAt}>
      <Box p="md">{children}</Box>
      <Hints />
    </ScreenArea>
  );
};
