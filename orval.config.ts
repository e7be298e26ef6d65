import { defineConfig } from 'orval';

const contract = './openapi/admin.yaml';
const header = () => ['Generated from openapi/admin.yaml by `npm run generate`. Do not edit.'];

export default defineConfig({
  client: {
    input: contract,
    output: {
      mode: 'tags-split',
      target: './src/generated/api',
      schemas: './src/generated/model',
      client: 'react-query',
      httpClient: 'axios',
      clean: true,
      override: {
        header,
        mutator: { path: './src/api/http.ts', name: 'request' },
        formData: { mutator: { path: './src/api/client/form-data.ts', name: 'toFormData' } },
        query: { signal: true, useMutation: false },
      },
    },
  },
  schemas: {
    input: contract,
    output: {
      mode: 'tags-split',
      target: './src/generated/zod',
      client: 'zod',
      clean: true,
      indexFiles: false,
      override: { header },
    },
  },
});
