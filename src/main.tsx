import 'virtual:mantine.css';
import '@/app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import { reportTo } from '@/api/client/config';
import { rememberFirstReads } from '@/api/client/prefetched';
import { onEmptied } from '@/api/writes/emptied';
import { keepPageOfDroppedFiles } from '@/app/dropped-files';
import { removeLeftOverWorker } from '@/app/left-over-worker';
import { AppProviders } from '@/app/providers';
import { createQueryClient } from '@/app/query-client';
import { ignoreRepeatedEnter } from '@/app/repeated-enter';
import { createAppRouter } from '@/app/router';
import { followSession } from '@/app/session-events';
import { loadSettings } from '@/app/settings';
import { dropOutdatedWrites, watchOwnWrites } from '@/app/watch-own-writes';
import { language } from '@/lib/languages/language';
import { loadChunk } from '@/lib/loading/chunk';
import { watchFailedChunks } from '@/lib/loading/failed-chunks';

/** Loads what aims clicks when a pointer is first used, not when content appears under one that rests. */
const aimClicksSoon = () => {
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= loadChunk(() => import('@/app/aimed-clicks')).then(
      ({ aimClicks }) => void aimClicks(),
      () => undefined,
    );
  };
  addEventListener('pointermove', load);
  addEventListener('pointerdown', load);
};

const start = async (root: HTMLElement) => {
  document.documentElement.lang = language;
  watchFailedChunks();
  ignoreRepeatedEnter();
  keepPageOfDroppedFiles();
  aimClicksSoon();
  if (import.meta.env.VITE_OFFLINE === 'true') {
    const { startOffline } = await import('@/mocks/start-offline');
    await startOffline();
  } else {
    removeLeftOverWorker().catch(() => undefined);
  }
  if (import.meta.env.DEV) {
    const { watchAnswers } = await import('@/development/watch-answers');
    watchAnswers();
  }
  await loadSettings(root);
  if (import.meta.env.VITE_OFFLINE !== 'true') rememberFirstReads();
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  followSession(router, queryClient);
  watchOwnWrites(queryClient);
  onEmptied((emptied) => {
    void loadChunk(() => import('@/app/emptied-notice')).then(({ showEmptied }) => showEmptied(emptied));
  });
  const to = reportTo();
  if (to !== undefined)
    loadChunk(() => import('@/app/report-faults')).then(
      ({ reportFaults }) => reportFaults(to, router),
      () => undefined,
    );
  addEventListener('load', () => void dropOutdatedWrites().catch(() => undefined), { once: true });
  createRoot(root).render(
    <StrictMode>
      <AppProviders queryClient={queryClient}>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>,
  );
};

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    root.textContent =
      error instanceof Error ? error.message : $localize`The application could not be started.`;
  });
}
