import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'virtual:mantine.css';
import '@/app/global.css';
import { loadConfig } from '@/api/config';
import { watchFailedChunks } from '@/app/failed-chunks';
import { AppProviders } from '@/app/providers';
import { createQueryClient } from '@/app/query-client';
import { createAppRouter } from '@/app/router';
import { followSession } from '@/app/session-events';

async function start(root: HTMLElement) {
  watchFailedChunks();
  if (import.meta.env.VITE_OFFLINE === 'true') {
    const { startOffline } = await import('@/mocks/start-offline');
    await startOffline();
  }
  await loadConfig();
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  followSession(router, queryClient);
  createRoot(root).render(
    <StrictMode>
      <AppProviders queryClient={queryClient}>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    root.textContent = error instanceof Error ? error.message : 'The application could not be started.';
  });
}
