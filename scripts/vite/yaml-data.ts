import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** Makes the `data` of a YAML file importable: for the offline backend's seed. */
export const yamlData = (): Plugin => ({
  name: 'yaml-data',
  transform: {
    filter: { id: /\.yaml$/ },
    handler: (code) => ({
      code: `export const data = JSON.parse(${JSON.stringify(JSON.stringify(parse(code)))});`,
      map: null,
      moduleType: 'js',
    }),
  },
});
