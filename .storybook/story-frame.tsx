import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import '@/app/global.css';
import { NotificationHost } from '@/app/notification-host';
import { AppProviders } from '@/app/providers';
import { createQueryClient } from '@/app/query-client';
import { changeAppearance } from '@/components/shell/appearance';
import type { Backend } from '@/mocks/backend';
import { SCENARIOS } from '@/mocks/controls';
import { StoryRoutes, type StoryRouter } from './story-router.tsx';
import type { ToolbarGlobals } from './toolbar.ts';

interface StoryFrameProps {
  globals: ToolbarGlobals;
  backend: Backend;
  router: StoryRouter;
  children: ReactNode;
}

function createStoryClient() {
  const client = createQueryClient();
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retry: false }, mutations });
  return client;
}

/** Everything that the app puts round a screen, fresh for each story and obedient to the toolbar. */
export const StoryFrame = ({ globals, backend, router, children }: StoryFrameProps) => {
  const [client] = useState(createStoryClient);
  const { theme, direction } = globals;
  useLayoutEffect(() => changeAppearance({ theme, direction }), [theme, direction]);
  useEffect(() => {
    void backend.setControls(SCENARIOS[globals.backend]).then(() => client.resetQueries());
  }, [backend, client, globals.backend]);

  return (
    <AppProviders queryClient={client}>
      <StoryRoutes router={router}>{children}</StoryRoutes>
      <NotificationHost />
    </AppProviders>
  );
};
