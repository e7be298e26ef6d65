import type { Plugin } from 'vite';

/**
 * Gives each module that has texts its `$localize`, where nothing is built: by an import, as the order of modules is
 * then right in every page and test. It stays in the first line, so that lines keep their numbers.
 */
export const textsAtRunTime = (): Plugin => ({
  name: 'texts-at-run-time',
  enforce: 'post',
  transform: {
    filter: { id: /\/src\/[^?]*\.tsx?(\?|$)/, code: /\$localize[`.]/ },
    handler: (code) => ({
      code: `import { $localize } from '@/lib/languages/at-run-time';${code}`,
      map: null,
    }),
  },
});
