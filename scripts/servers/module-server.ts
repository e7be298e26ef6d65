import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { textsAtRunTime } from '../vite/texts-at-run-time.ts';
import { yamlData } from '../vite/yaml-data.ts';

/** Loads modules of the application into Node, resolving the alias; serves nothing. */
export const createModuleServer = () =>
  createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [yamlData(), textsAtRunTime()],
    resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  });
