import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import type { State } from './site.ts';

export interface Visit {
  path: string;
  /** The selector of the content to wait for. */
  ready: string;
}

/** The paths of the scripts and styles that a browser with an empty cache requests before the content is rendered. */
export const askedFor = async (
  browser: Browser,
  site: string,
  { path, ready }: Visit,
  storageState?: State,
): Promise<string[]> => {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  // The pointer of a new page rests in a corner, on a link that would be preloaded.
  await page.goto(`${site}/config.json`);
  await page.mouse.move(640, 790);
  // Recorded by the page itself at that moment: on a busy machine a query from here would be late.
  await page.addInitScript((selector) => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      Object.assign(window, { asked });
    }).observe(document, { childList: true, subtree: true });
  }, ready);
  await page.goto(site + path, { waitUntil: 'commit' });
  const names = await page.waitForFunction(() => (window as { asked?: string[] }).asked);
  const files = (await names.jsonValue()) ?? [];
  await context.close();
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file));
};

/** The gzip size of these build files, in kB. */
export const weigh = (files: readonly string[], root = 'dist'): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(root, file))).length, 0) / 1000;
