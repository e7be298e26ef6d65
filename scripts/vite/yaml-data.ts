import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** Imports a YAML file as the data that it says: for the seed of the offline backend. */
export const yamlData = (): Plugin => ({
  name: 'yaml-data',
  transform: {
    filter: { id: /\.yaml$/ },
    handler: (code) => ({
      code: `export default JSON.parse(${JSON.stringify(JSON.stringify(parse(code)))});`,
      map: null,
      moduleType: 'js',
    }),
  },
});
