import { lazyRouteComponent } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { watchFailedChunks } from '@/lib/loading/failed-chunks';

it('keeps the router from reloading the page for a lost screen', async () => {
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/lost.js');
  watchFailedChunks();
  const Screen = lazyRouteComponent(() => Promise.reject(error)) as {
    (props: object): unknown;
    preload?: () => Promise<void>;
  };
  await Screen.preload?.();
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  expect(() => Screen({})).toThrow(error);
});
