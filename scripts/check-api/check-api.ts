// npm run check-api -- --api URL --email E [--origin URL] [--report FILE]
// Compares a real API with the contract: signs in, reads, changes nothing. The password comes from CHECK_API_PASSWORD
// or a prompt. --origin is where the application is served, and checks CORS, with --write of stored pictures. Prints the differences; --report also
// writes them as Markdown. Exits with 0 if nothing is lost or hidden, 1 if something is, 2 if the check failed. --write
// prints what it would create, change and delete, and with --yes does so, instead of reading; --marker names the
// records, --journal is the file of those not deleted yet. --clean-up deletes them.
import '@angular/localize/init';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { assumptionsIn } from '../contract/assumptions.ts';
import { readContract } from '../contract/contract.ts';
import { createModuleServer } from '../servers/module-server.ts';

const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    email: { type: 'string' },
    origin: { type: 'string' },
    report: { type: 'string' },
    write: { type: 'boolean', default: false },
    marker: { type: 'string', default: 'check-api' },
    yes: { type: 'boolean', default: false },
    'clean-up': { type: 'boolean', default: false },
    journal: { type: 'string', default: 'check-api-journal.jsonl' },
  },
});

/** Prompts without echo. */
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

const { email = '', write: writes, 'clean-up': cleansUp } = values;
const api = (values.api ?? '').replace(/\/+$/, '');
const isAddress = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);
const isUsable = values.origin === undefined || isAddress(values.origin);
if (!isAddress(api) || email === '' || !isUsable || (writes && cleansUp)) {
  console.error(
    'Usage: npm run check-api -- --api https://api.example.com --email you@example.com [--origin https://admin.example.com] [--write | --clean-up]',
  );
  process.exit(2);
}
const vite = await createModuleServer();
const load = <Module>(file: string) => vite.ssrLoadModule(`/scripts/check-api/${file}`) as Promise<Module>;
const commands = await load<typeof import('./command.ts')>('command.ts');
const { newName, planOf } = await load<typeof import('./trials.ts')>('trials.ts');

const name = newName(values.marker, new Date());
if (writes) console.log(planOf(api, name, values.journal));
if (writes && !values.yes) {
  console.log('Nothing was written. With --yes it is done.');
  await vite.close();
  process.exit(0);
}

const password = process.env.CHECK_API_PASSWORD ?? (await askPassword());
const contract = readContract();
const account = { email, password };
const date = new Date().toISOString().slice(0, 10);
const run = () => {
  const { journal } = values;
  const say = (line: string) => process.stderr.write(`${line}\n`);
  if (cleansUp) return commands.cleanUpApi({ api, account, journal, say });
  const origin = values.origin === undefined ? undefined : new URL(values.origin).origin;
  if (writes) return commands.checkApiWriting({ api, account, contract, journal, name, origin, date, say });
  const assumptions = assumptionsIn(contract);
  return commands.checkApi({ api, account, contract, assumptions, origin, date, say });
};
const { code, text, report } = await run();
await vite.close();
(code === 2 ? process.stderr : process.stdout).write(text);
if (values.report !== undefined && report !== undefined) {
  writeFileSync(values.report, report);
  console.log(`The report is in ${values.report}.`);
}
process.exitCode = code;
