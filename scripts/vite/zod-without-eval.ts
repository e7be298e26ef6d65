import type { Plugin } from 'vite';

const id = '\0zod-without-eval';

/**
 * Configures zod where it is first loaded. Making a schema tries `new Function`, which the CSP blocks and reports, so
 * zod must be configured before any schema is made, in whatever order the chunks arrive.
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
