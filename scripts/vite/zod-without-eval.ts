import type { Plugin } from 'vite';

const id = '\0zod-without-eval';

/**
 * Configures zod where it is loaded first. It tries `new Function` when a schema is made, which the CSP refuses and
 * reports, so it must be configured before any schema is made, in whatever order the chunks arrive.
 */
export const zodWithoutEval = (): Plugin => ({
  name: 'zod-without-eval',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /^zod$/ },
    handler: (_, importer) => (importer === id ? undefined : id),
  },
  load: {
    filter: { id: /^\0zod-without-eval$/ },
    handler: () => ({
      code: "import { config } from 'zod';\nconfig({ jitless: true });\nexport * from 'zod';",
      moduleSideEffects: true,
    }),
  },
});
