// npm run check-api -- --api URL --email E [--origin URL] [--report FILE]
// Holds the contract against a real API: signs in, reads, changes nothing. The password comes from CHECK_API_PASSWORD or is
// asked for. --origin says where the application is served, and checks CORS. Prints what differs; --report writes it as
// Markdown, too. Ends with 0 when nothing is lost or hidden, 1 when something is, 2 when the check could not be made or
// finished.
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { assumptionsIn } from './assumptions.ts';
import { readContract } from './contract.ts';

const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    email: { type: 'string' },
    origin: { type: 'string' },
    report: { type: 'string' },
  },
});

/** Asks without showing what is typed. */
const askPassword = () =>
  new Promise<string>((resolve) => {
    process.stderr.write('Password: ');
    const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
    const lines = createInterface({ input: process.stdin, output: unseen, terminal: process.stdin.isTTY });
    lines.once('line', (line) => {
      process.stderr.write('\n');
      resolve(line);
      lines.close();
    });
    lines.once('close', () => resolve(''));
  });

const { api = '', email = '' } = values;
const isAddress = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);
if (!isAddress(api) || email === '' || (values.origin !== undefined && !isAddress(values.origin))) {
  console.error(
    'Usage: npm run check-api -- --api https://api.example.com --email you@example.com [--origin https://admin.example.com]',
  );
  process.exit(2);
}
const password = process.env.CHECK_API_PASSWORD ?? (await askPassword());

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
});
const { checkApi } = (await vite.ssrLoadModule(
  '/scripts/check-api/command.ts',
)) as typeof import('./check-api/command.ts');

const contract = readContract();
const { code, text, report } = await checkApi({
  api,
  account: { email, password },
  contract,
  assumptions: assumptionsIn(contract),
  origin: values.origin === undefined ? undefined : new URL(values.origin).origin,
  date: new Date().toISOString().slice(0, 10),
});
await vite.close();
(code === 2 ? process.stderr : process.stdout).write(text);
if (values.report !== undefined && report !== undefined) {
  writeFileSync(values.report, report);
  console.log(`The report is in ${values.report}.`);
}
process.exitCode = code;
