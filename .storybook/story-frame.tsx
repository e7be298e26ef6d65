import { useLayoutEffect, useState, type ReactNode } from 'react';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cssVariablesResolver, theme } from '@/app/theme';
import { changeAppearance } from '@/components/shell/appearance';
import { StoryRoutes, type StoryRouter } from './story-router.tsx';
import type { ToolbarGlobals } from './toolbar.ts';

interface StoryFrameProps extends Pick<ToolbarGlobals, 'theme' | 'direction'> {
  router: StoryRouter;
  children: ReactNode;
}

/** Everything that the app puts round a screen, fresh for each story. */
export const StoryFrame = ({ theme: choice, direction, router, children }: StoryFrameProps) => {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    changeAppearance({ theme: choice, direction });
  }, [choice, direction]);
  return (
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        forceColorScheme={choice === 'dark' ? 'dark' : 'light'}
      >
        <QueryClientProvider client={client}>
          <ModalsProvider>
            <Notifications />
            <StoryRoutes router={router}>{children}</StoryRoutes>
          </ModalsProvider>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
};
