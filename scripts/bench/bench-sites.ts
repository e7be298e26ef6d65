import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { openAsAdministrator } from '../browser/administrator.ts';
import { launchOptions } from '../browser/chromium.ts';
import { serve } from '../servers/serve.ts';
import { startServers } from '../servers/servers.ts';
import { precompressed } from '../vite/precompressed.ts';
import { type Bench, sessionAt } from './site.ts';

const buildBarePage = (outDir: string) =>
  build({
    root: 'scripts/bench/bare-page',
    configFile: false,
    logLevel: 'error',
    plugins: [react(), precompressed()],
    build: { outDir, emptyOutDir: true },
  });

const changedFeature = /src\/features\/features\/feature-list\.tsx$/;

const buildChanged = (outDir: string) =>
  build({
    logLevel: 'error',
    plugins: [
      {
        name: 'one-line-more',
        transform: {
          filter: { id: changedFeature },
          handler: (code) => ({ code: `${code}\nglobalThis.changed = true;`, map: null }),
        },
      },
    ],
    build: { outDir, emptyOutDir: true },
  });

/** Builds and serves the sites to compare, runs `measure`, and cleans up. */
export const withSites = async (runs: number, measure: (bench: Bench) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const [bareRoot, changedRoot] = [join(folder, 'bare'), join(folder, 'changed')];
  await buildBarePage(bareRoot);
  await buildChanged(changedRoot);
  const servers = await startServers();
  const sites = [
    await serve({ api: servers.api, root: bareRoot }),
    await serve({ api: servers.api, root: changedRoot }),
  ] as const;
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await openAsAdministrator(browser, servers.app);
    const session = await page.context().storageState();
    const [bare, changed] = sites;
    await measure({
      browser,
      page,
      runs,
      api: servers.api,
      ours: { url: servers.app, root: 'dist', session },
      bare: { url: bare.url, root: bareRoot, session: sessionAt(session, bare.url) },
      changed: { url: changed.url, root: changedRoot, session: sessionAt(session, changed.url) },
    });
  } finally {
    await browser.close();
    servers.close();
    sites.forEach((site) => site.close());
    await rm(folder, { recursive: true });
  }
};
