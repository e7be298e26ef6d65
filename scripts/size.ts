// What a first visit loads until it shows what it was opened for, by the network: the scripts and styles that a browser
// with an empty cache asks the production build for before the first row or field is rendered. Fails above a budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { openAsAdministrator } from './administrator.ts';
import { launchOptions } from './chromium.ts';
import { startServers } from './servers.ts';

interface Visit {
  path: string;
  /** The selector of what one came for. */
  ready: string;
  /** Gzip, in kB, and the number of files. */
  budget: [size: number, files: number];
}

const signIn: Visit = { path: '/login', ready: 'form button[type="submit"]', budget: [188, 8] };
const signedIn: Visit[] = [
  { path: '/features', ready: 'tbody a', budget: [348, 24] },
  { path: '/packages', ready: 'tbody a', budget: [350, 26] },
  { path: '/features/1/edit', ready: 'form input', budget: [369, 29] },
  { path: '/packages/1/view', ready: 'main dl', budget: [465, 76] },
];

/** The files that were asked for before the screen was ready. */
const filesOf = async (context: Awaited<ReturnType<Browser['newContext']>>, app: string, visit: Visit) => {
  const page = await context.newPage();
  // The pointer of a new page rests in a corner, on a link that it would preload.
  await page.goto(`${app}/config.json`);
  await page.mouse.move(640, 790);
  // Noted by the page itself at that moment: a busy machine asks it later.
  await page.addInitScript((ready) => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector(ready) === null) return;
      observer.disconnect();
      const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      Object.assign(window, { asked });
    }).observe(document, { childList: true, subtree: true });
  }, visit.ready);
  await page.goto(app + visit.path, { waitUntil: 'commit' });
  const names = await page.waitForFunction(() => (window as { asked?: string[] }).asked);
  const files = (await names.jsonValue()) ?? [];
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file));
};

const weigh = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(`dist${file}`)).length, 0) / 1000;

const row = (visit: Visit, files: readonly string[]) => {
  const [most, mostFiles] = visit.budget;
  const size = Number(weigh(files).toFixed(1));
  return {
    'kB, gzip': size,
    files: files.length,
    budget: `${most} kB, ${mostFiles} files`,
    ok: size <= most && files.length <= mostFiles,
  };
};

const servers = await startServers({ bookings: 300 });
const browser = await chromium.launch(launchOptions());
try {
  const storageState = await (await openAsAdministrator(browser, servers.app)).context().storageState();
  const table: Record<string, ReturnType<typeof row>> = {};
  for (const visit of [signIn, ...signedIn]) {
    const context = await browser.newContext({
      ...(visit !== signIn && { storageState }),
      viewport: { width: 1280, height: 800 },
    });
    table[visit.path] = row(visit, await filesOf(context, servers.app, visit));
    await context.close();
  }
  console.table(table);
  if (Object.values(table).some(({ ok }) => !ok)) process.exitCode = 1;
} finally {
  await browser.close();
  servers.close();
}
