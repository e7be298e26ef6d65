// Measures what a first visit loads over the network until its content is rendered: scripts and styles requested from
// the production build with an empty cache before the first row or field. Fails above a budget.
import { chromium } from 'playwright';
import { openAsAdministrator } from '../browser/administrator.ts';
import { launchOptions } from '../browser/chromium.ts';
import { startServers } from '../servers/servers.ts';
import { askedFor, type Visit, weigh } from './asked-for.ts';

interface BudgetedVisit extends Visit {
  /** Gzip size in kB, and the number of files. */
  budget: [size: number, files: number];
}

const signIn: BudgetedVisit = { path: '/login', ready: 'form button[type="submit"]', budget: [175.5, 7] };
const signedIn: BudgetedVisit[] = [
  { path: '/features', ready: 'tbody a', budget: [281, 18] },
  { path: '/packages', ready: 'tbody a', budget: [283, 18] },
  { path: '/features/1/edit', ready: 'form input', budget: [300, 21] },
  { path: '/packages/1/view', ready: 'main dl', budget: [449, 75] },
];

const row = ({ budget: [most, mostFiles] }: BudgetedVisit, files: readonly string[]) => {
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
  const session = await (await openAsAdministrator(browser, servers.app)).context().storageState();
  const table: Record<string, ReturnType<typeof row>> = {};
  for (const visit of [signIn, ...signedIn]) {
    const state = visit === signIn ? undefined : session;
    table[visit.path] = row(visit, await askedFor(browser, servers.app, visit, state));
  }
  console.table(table);
  if (Object.values(table).some(({ ok }) => !ok)) process.exitCode = 1;
} finally {
  await browser.close();
  servers.close();
}
