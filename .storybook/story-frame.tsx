import '@/app/global.css';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { NotificationHost } from '@/app/notification-host';
import { AppProviders } from '@/app/providers';
import { createQueryClient } from '@/app/query-client';
import { loadChunk } from '@/lib/loading/chunk';
import type { Backend } from '@/mocks/backend';
import { changeAppearance } from '@/shell/appearance';
import { UsesProvider } from '@/shell/uses-provider';
import { type StoryRouter, StoryRoutes } from './story-router.tsx';
import { controlsOf, type ToolbarGlobals } from './toolbar.ts';

const loadUsesDialog = () =>
  loadChunk(() => import('@/routes/_shell/-uses-dialog')).then((m) => m.UsesDialog);

interface StoryFrameProps {
  globals: ToolbarGlobals;
  backend: Backend;
  router: StoryRouter;
  canvas: HTMLElement;
  children: ReactNode;
}

const createStoryClient = () => {
  const client = createQueryClient();
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retry: false }, mutations });
  return client;
};

/** What the app wraps around a screen, new for each story, with the toolbar's settings. */
export const StoryFrame = ({ globals, backend, router, canvas, children }: StoryFrameProps) => {
  const [client] = useState(createStoryClient);
  const { theme, direction, backend: scenario, dialect } = globals;
  useLayoutEffect(() => changeAppearance({ theme, direction }), [theme, direction]);
  // While hidden, the canvas computes no styles when it is removed part by part.
  useLayoutEffect(() => {
    canvas.removeAttribute('hidden');
    return () => canvas.setAttribute('hidden', '');
  }, [canvas]);
  useEffect(() => {
    const controls = controlsOf({ backend: scenario, dialect });
    void backend.setControls(controls).then(() => client.resetQueries());
  }, [backend, client, scenario, dialect]);

  return (
    <AppProviders queryClient={client}>
      <StoryRoutes router={router}>
        <UsesProvider load={loadUsesDialog}>{children}</UsesProvider>
        <NotificationHost />
      </StoryRoutes>
    </AppProviders>
  );
};
