import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const script = '/mockServiceWorker.js';
const source = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

/** Serves the offline backend's worker script from its package, if it is in use. */
export const mockWorker = (inUse: boolean): Plugin => {
  let building = false;
  return {
    name: 'mock-worker',
    configResolved(config) {
      inUse ||= config.command === 'serve' && config.mode === 'offline';
      building = config.command === 'build';
    },
    configureServer(server) {
      if (!inUse) return;
      server.middlewares.use(script, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(readFileSync(source));
      });
    },
    buildStart() {
      if (!inUse || !building) return;
      this.emitFile({ type: 'asset', fileName: script.slice(1), source: readFileSync(source) });
    },
  };
};
