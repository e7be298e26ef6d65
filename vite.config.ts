import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mantineStyles } from './scripts/vite/mantine-styles.ts';
import { mockWorker } from './scripts/vite/mock-worker.ts';
import { printSignIn } from './scripts/vite/print-sign-in.ts';

// Stories and unit tests render components, not the route files.
const routes = process.env.VITEST === undefined && process.env.STORYBOOK === undefined;

export default defineConfig({
  plugins: [
    routes && tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    mantineStyles({ whole: !routes }),
    mockWorker(!routes),
    printSignIn(),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    modulePreload: { polyfill: false },
    // Read by the size budgets; the server does not hand it out.
    manifest: true,
    reportCompressedSize: false,
  },
});
