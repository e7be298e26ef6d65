import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** Lets code import the `data` of a YAML file: for the seed of the offline backend. */
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
