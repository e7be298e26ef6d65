import { defineConfig } from 'orval';
export default defineConfig({
  admin: {
    input: './openapi/admin.yaml',
    output: {
      mode: 'tags-split', target: './src/generated/api', schemas: './src/generated/model',
      client: 'react-query', httpClient: 'axios', clean: true,
      mock: { generators: [{ type: 'msw', useExamples: true }] } as never,
      override: {
        mutator: { path: './src/api/http.ts', name: 'request' },
        formData: { mutator: { path: './src/api/form-data.ts', name: 'toFormData' }, arrayHandling: 'serialize' } as never,
        query: { signal: true, useInvalidate: false },
      },
    },
  },
  zod: {
    input: './openapi/admin.yaml',
    output: { mode: 'tags-split', target: './src/generated/zod', client: 'zod', clean: true },
  },
});
