import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { json, type Respond, serve } from '../src/api/test-support.ts';
import { DEMO_CREDENTIALS } from '../src/lib/demo-accounts.ts';
import type { DialectName } from '../src/mocks/dialects/names.ts';
import { startServer } from '../src/mocks/node-server.ts';
import { checkApiWriting, cleanUpApi } from './check-api/command.ts';
import { openJournal } from './check-api/journal.ts';
import { newName, planOf, trials } from './check-api/trials.ts';
import { readContract } from './contract.ts';

vi.setConfig({ testTimeout: 60_000 });

const contract = readContract();
const account = DEMO_CREDENTIALS;
const newJournal = () => join(mkdtempSync(join(tmpdir(), 'check-api-')), 'journal.jsonl');
const name = 'check-api 2026-11-25 104500 k3f9';

const start = async (dialect: DialectName = 'normal') => {
  const server = await startServer({ controls: { dialect }, most: { bookings: 300 } });
  onTestFinished(server.close);
  const kept = async () => {
    const { sessions: _sessions, ...tables } = await server.backend.db.contents();
    return tables;
  };
  const log = async () => (await (await fetch(`${server.url}/__mock/log`)).json()) as string[];
  return { url: server.url, kept, log };
};

/** A proxy to the same backend that answers some calls itself. */
const behind = async (url: string, own: (...given: Parameters<Respond>) => boolean) =>
  serve(async (seen, response) => {
    if (own(seen, response)) return;
    const { method, body } = seen;
    const headers = Object.entries(seen.headers).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' && ['authorization', 'content-type'].includes(key) ? [[key, value]] : [],
    );
    const sent = method === 'GET' || body === '' ? {} : { body: Buffer.from(body, 'latin1') };
    const answer = await fetch(url + seen.url, { method, headers, ...sent });
    const text = await answer.text();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });

const writing = (api: string, journal = newJournal()) =>
  checkApiWriting({ api, account, contract, journal, name, date: '2026-11-25' });

/** The lines of a report about deviations. */
const notes = (report: string) => report.split('\n').filter((line) => /^ {2}[!·]/.test(line));

it('creates, changes and deletes a record of each kind, and leaves everything as it was', async () => {
  const { url, kept, log } = await start();
  const before = await kept();
  const journal = newJournal();
  const { code, text: report } = await writing(url, journal);
  expect(report).toBe(
    '16 of 16 operations agree, 0 were not reached.\nEverything that was created has been deleted.\n',
  );
  expect(code).toBe(0);
  expect(existsSync(journal)).toBe(false);
  const after = await kept();
  for (const [table, rows] of Object.entries(before))
    expect([table, after[table as keyof typeof after]]).toEqual([table, rows]);
  const writes = (await log()).filter((line) => !/^(GET|POST \/admin)/.test(line));
  expect(writes.map((line) => line.replace(/\d+ /, '# '))).toEqual(
    trials.flatMap(({ collection }) => [
      `POST ${collection} 201`,
      `PATCH ${collection}/# 200`,
      `DELETE ${collection}/# 204`,
    ]),
  );
});

it('finds its records by their names where nobody says their ids, and sends whole records where they are asked for', async () => {
  const bare = await start('bare');
  const ofBare = await writing(bare.url);
  expect(ofBare.code).toBe(1);
  expect(ofBare.text).toContain('· No record with an id came with the answer.');
  expect(ofBare.text).toContain('! data.status missing');
  expect(JSON.stringify(await bare.kept())).not.toContain(name);

  const laravel = await start('laravel');
  const ofLaravel = await writing(laravel.url);
  expect(ofLaravel.code).toBe(0);
  expect(notes(ofLaravel.text).filter((line) => line.includes('refused'))).toEqual([
    '  · It was refused (422) because of title, type. The whole record was taken. The application sends the whole record after such a refusal.',
    '  · It was refused (422) because of name, slug. The whole record was taken. The application sends the whole record after such a refusal.',
    '  · It was refused (422) because of name, type. The whole record was taken. The application sends the whole record after such a refusal.',
  ]);
  expect(JSON.stringify(await laravel.kept())).not.toContain(name);
});

it('says what was not kept, and what was shown although it should not be', async () => {
  const { url } = await start();
  const api = await behind(url, ({ method, url: path, headers }, response) => {
    // PHP parses no multipart PATCH; and one kind of record ignores its status.
    if (method === 'PATCH' && headers['content-type']?.startsWith('multipart')) {
      json(response, 200, { message: 'Saved.' });
      return true;
    }
    if (method !== 'GET' || !/\/notices\/\d+$/.test(path)) return false;
    void fetch(url + path, { headers: { authorization: headers.authorization ?? '' } }).then(
      async (answer) => {
        const body = await answer.text();
        response.writeHead(answer.status).end(body.replace('"status":false', '"status":true'));
      },
    );
    return true;
  });
  const { code, text: report } = await writing(api.url);
  expect(code).toBe(1);
  expect(notes(report)).toEqual([
    '  ! status was sent as false and is true. What is saved as inactive is shown to visitors.',
    '  ! status was sent as false and is true. What is saved as inactive is shown to visitors.',
    `  ! display_name was sent as “${name} changed” and is “${name}”. The application names it beside “saved” as not kept. PHP reads no multipart PATCH: try \`methodOverride\` in config.json.`,
  ]);
});

it('never changes or deletes a record that does not have its name', async () => {
  const { url, kept } = await start();
  const before = await kept();
  const journal = newJournal();
  // An id of a foreign record, both in the response to a creation and in a journal.
  const api = await behind(url, ({ method, url: path }, response) => {
    if (method !== 'POST' || path === '/admin/login') return false;
    json(response, 201, { data: { id: 1 } });
    return true;
  });
  const { code, text: report } = await writing(api.url, journal);
  expect(code).toBe(1);
  expect(report).toContain(`Not deleted yet: /v1/admin/features/1 (“${name}”);`);
  const again = await writing(api.url, journal);
  expect(again.code).toBe(2);
  expect(again.text).toContain('names records of an earlier check.');
  const cleaned = await cleanUpApi({ api: api.url, account, journal });
  expect(cleaned.code).toBe(1);
  expect(cleaned.text).toContain(
    `/v1/admin/features/1 (“${name}”) is left. It has another name now and is left alone.`,
  );
  expect((await cleanUpApi({ api: url, account, journal })).text).toContain(`names records of ${api.url}.`);
  expect(await kept()).toEqual(before);
});

it('goes on to delete after a refusal, names what the API keeps, and deletes that later', async () => {
  const { url, kept } = await start();
  let isBroken = true;
  const api = await behind(url, ({ method, url: path }, response) => {
    if (!isBroken || !path.startsWith('/v1/admin/features') || !['DELETE', 'PATCH'].includes(method))
      return false;
    json(response, 500, { message: 'Out of order.' });
    return true;
  });
  const journal = newJournal();
  const { code, text: report } = await writing(api.url, journal);
  expect(code).toBe(1);
  expect(notes(report)[0]).toContain('! It was refused (500).');
  expect(report).toContain('It could not be deleted (500).');
  expect(openJournal(journal).left()).toMatchObject([
    { collection: '/v1/admin/features', id: expect.any(Number) as number },
  ]);
  isBroken = false;
  expect((await cleanUpApi({ api: api.url, account, journal })).text).toMatch(/is deleted\.\n$/);
  expect(JSON.stringify(await kept())).not.toContain(name);
  expect(await cleanUpApi({ api: api.url, account, journal })).toMatchObject({
    code: 0,
    text: 'Nothing is left to be deleted.\n',
  });
});

it.each([
  ['while a record is created', 'POST'],
  ['while it is changed', 'PATCH'],
])('leaves nothing for good when it is killed %s', async (_when, method) => {
  const { url, kept } = await start();
  const before = await kept();
  let kill = () => undefined as unknown;
  const api = await behind(url, (seen) => {
    if (seen.method !== method || seen.url === '/admin/login') return false;
    // The API does what it is asked; its response comes too late.
    void fetch(url + seen.url, {
      method,
      headers: { authorization: seen.headers.authorization ?? '', 'content-type': 'application/json' },
      body: Buffer.from(seen.body, 'latin1'),
    }).then(() => kill());
    return true;
  });
  const journal = newJournal();
  const args = ['scripts/check-api.ts', '--api', api.url, '--email', account.email, '--journal', journal];
  const env = { ...process.env, CHECK_API_PASSWORD: account.password };
  const child = spawn(process.execPath, [...args, '--write', '--yes'], { env });
  kill = () => child.kill('SIGKILL');
  const said = text(child.stdout);
  await new Promise((resolve) => child.once('close', resolve));
  expect(await said).toContain(`This writes to ${api.url}:`);
  expect(JSON.stringify(await kept())).toContain('check-api 2');
  // The end of the process may have truncated a line.
  writeFileSync(journal, `${readFileSync(journal, 'utf8')}{"created":`);

  const { code, text: report } = await cleanUpApi({ api: api.url, account, journal });
  expect(report).toMatch(/^\/v1\/admin\/features\/.* is deleted\.\n$/);
  expect(code).toBe(0);
  expect((await kept()).features).toEqual(before.features);
  expect(existsSync(journal)).toBe(false);
});

it('says what it would do, under a name that no other run gives', () => {
  const now = new Date('2026-11-25T10:45:00Z');
  const given = newName('check-api', now);
  expect(given).toMatch(/^check-api 2026-11-25 104500 [a-z0-9]+$/);
  expect(newName('check-api', now)).not.toBe(given);
  const plan = planOf('https://api.example.com', given, 'journal.jsonl');
  for (const said of [
    'https://api.example.com',
    given,
    'journal.jsonl',
    ...trials.map(({ collection }) => collection),
  ])
    expect(plan).toContain(said);
});
