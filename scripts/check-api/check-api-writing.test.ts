import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { json, type Respond, serve } from '../../src/api/test-support.ts';
import { DEMO_CREDENTIALS } from '../../src/lib/loading/demo-accounts.ts';
import { DIALECT_NAMES, type DialectName } from '../../src/mocks/dialects/names.ts';
import { startServer } from '../../src/mocks/node-server.ts';
import { readContract } from '../contract/contract.ts';
import { checkApiWriting, cleanUpApi } from './command.ts';
import { openJournal } from './journal.ts';
import { fastClock } from './test-clock.ts';
import { newName, planOf, trials } from './trials.ts';

vi.setConfig({ testTimeout: 60_000 });

const contract = readContract();
const account = DEMO_CREDENTIALS;
const newJournal = () => join(mkdtempSync(join(tmpdir(), 'check-api-')), 'journal.jsonl');
const name = 'check-api 2026-11-25 104500 k3f9';

/** `granted` is the only origin whose pages may read. */
const start = async (dialect: DialectName = 'normal', granted?: string) => {
  const server = await startServer({ controls: { dialect }, most: { bookings: 300 }, origin: granted });
  onTestFinished(server.close);
  const kept = async () => {
    // Like a disk, it keeps the files of deleted records.
    const { sessions: _sessions, uploads: _uploads, ...tables } = await server.backend.db.contents();
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

const origin = 'https://admin.example.com';

const writing = (api: string, journal = newJournal()) =>
  checkApiWriting({ api, account, contract, journal, name, origin, date: '2026-11-25' });

it('creates, changes and deletes a record of each kind, and leaves everything as it was', async () => {
  const { url, kept, log } = await start();
  const before = await kept();
  const journal = newJournal();
  const { code, text: report } = await writing(url, journal);
  expect(report).toMatch(
    /^Nothing here shows how many files.*\n24 of 24 operations agree, 0 were not reached\.\nEverything that was created has been deleted\.\n$/,
  );
  expect(code).toBe(0);
  expect(existsSync(journal)).toBe(false);
  const after = await kept();
  for (const [table, rows] of Object.entries(before))
    expect([table, after[table as keyof typeof after]]).toEqual([table, rows]);
  const writes = (await log()).filter((line) => !/^(GET|POST \/admin)/.test(line));
  const kinds = new Set(writes.map((line) => line.replace(/\d+ /, '# ')));
  for (const { collection } of trials) {
    for (const call of [`POST ${collection} 201`, `PATCH ${collection}/# 200`, `DELETE ${collection}/# 204`])
      expect(kinds).toContain(call);
  }
  // A category is deleted after what uses it, and before that tried.
  expect(kinds).toContain('DELETE /v1/admin/blog-categories/# 409');
  expect(kinds.size).toBe(3 * trials.length + 1);
});

it.each(DIALECT_NAMES.filter((dialect) => dialect !== 'normal'))(
  'runs to its end in the dialect %s, and leaves nothing behind',
  async (dialect) => {
    const { url, kept } = await start(dialect);
    const { code, text: report } = await writing(url);
    expect(report).toContain(' of 24 operations agree, 0 were not reached.');
    expect(report).toContain('Everything that was created has been deleted.');
    expect(code).toBe(['bare', 'whole'].includes(dialect) ? 1 : 0);
    expect(JSON.stringify(await kept())).not.toContain(name);
  },
);

it('finds its records by their names where nobody says their ids, and sends whole records where they are asked for', async () => {
  const bare = await start('bare');
  const ofBare = await writing(bare.url);
  expect(ofBare.text).toContain(
    '· What was created is not marked in its list.\n    createFeature, createNotice, createBlogCategory, createAmenity, createHotel, createBlog: No record with an id came with the answer.\n',
  );
  expect(ofBare.text).toContain('! missing: true or false.');

  const laravel = await start('laravel');
  const ofLaravel = await writing(laravel.url);
  expect(ofLaravel.text.split('\n').filter((line) => line.includes('refused'))).toEqual([
    '· A change of one field is refused. The application sends the whole record then, with "wholeRecords": true in config.json at once.',
    '    updateNotice: It was refused (422) because of title, type. The whole record was taken.',
    '    updateBlogCategory, updateHotel: It was refused (422) because of name, slug. The whole record was taken.',
    '    updateAmenity: It was refused (422) because of name, type. The whole record was taken.',
    '    updateBlog: It was refused (422) because of title, slug. The whole record was taken.',
  ]);
});

const isForm = ({ headers }: Parameters<Respond>[0]) =>
  headers['content-type']?.startsWith('multipart') ?? false;

/** Answers a call as the backend does, with another body or status. */
const pass = async (
  url: string,
  { method, url: path, headers, body }: Parameters<Respond>[0],
  respond: (status: number, text: string) => void,
) => {
  const { authorization = '', 'content-type': type = 'application/json' } = headers;
  const sent = method === 'GET' || body === '' ? {} : { body: Buffer.from(body, 'latin1') };
  const answer = await fetch(url + path, {
    method,
    headers: { authorization, 'content-type': type },
    ...sent,
  });
  respond(answer.status, await answer.text());
};

type Own = (url: string) => Parameters<typeof behind>[1];

/** PHP before 8.4, which parses no form of a PATCH, with the method override of frameworks. */
const php: Own = (url) => (seen, response) => {
  if (!isForm(seen)) return false;
  if (seen.method === 'PATCH') json(response, 200, { message: 'Saved.' });
  else if (!seen.body.includes('name="_method"\r\n\r\nPATCH')) return false;
  else
    void pass(url, { ...seen, method: 'PATCH' }, (status, text) => {
      response.writeHead(status).end(text);
    });
  return true;
};

/** `sync(input('amenities') ?? [])`, `input('status', true)`: an update empties and resets what it does not hold. */
const emptying: Own = (url) => (seen, response) => {
  if (seen.method !== 'PATCH' || !seen.url.includes('/hotels/') || isForm(seen)) return false;
  const fields = { amenities: [], status: true, ...(JSON.parse(seen.body) as object) };
  void pass(url, { ...seen, body: JSON.stringify(fields) }, (status, text) => {
    response.writeHead(status).end(text);
  });
  return true;
};

/** `alt[0]` belongs to `images[0]`, and the stored pictures are not counted. */
const byIndex: Own = (url) => (seen, response) => {
  const twice = seen.body.includes('First picture') && seen.body.includes('Second picture');
  if (!twice) return false;
  void pass(url, { ...seen, body: seen.body.replace('Second picture', 'First picture') }, (status, text) => {
    response.writeHead(status).end(text);
  });
  return true;
};

const created200: Own = (url) => (seen, response) => {
  if (seen.method !== 'POST' || seen.url.startsWith('/admin')) return false;
  void pass(url, seen, (status, text) => {
    response.writeHead(status === 201 ? 200 : status).end(text);
  });
  return true;
};

/** Soft deletes under a unique index: a slug stays taken. */
const softDeletes: Own = () => {
  const taken = new Set<string>();
  return ({ method, url: path, body }, response) => {
    if (method !== 'POST' || !path.endsWith('/blog-categories')) return false;
    const { slug } = JSON.parse(body) as { slug: string };
    if (taken.has(slug)) {
      json(response, 422, { errors: { slug: ['The slug has already been taken.'] } });
      return true;
    }
    taken.add(slug);
    return false;
  };
};

/** A hotel belongs to somebody, somewhere. */
const needing: Own = () => (seen, response) => {
  if (seen.method !== 'POST' || !seen.url.endsWith('/hotels')) return false;
  if (seen.body.includes('hotel_region_id') && seen.body.includes('user_id')) return false;
  json(response, 422, { errors: { owner: ['Required.'], region: ['Required.'] } });
  return true;
};

const noJson: Own = () => (seen, response) => {
  if (seen.method !== 'PATCH' || isForm(seen) || !seen.url.includes('/amenities/')) return false;
  json(response, 415, { message: 'Unsupported media type.' });
  return true;
};

it.each<[string, Own, 0 | 1, string]>([
  [
    'forms that PHP does not read',
    php,
    0,
    '· PHP before 8.4 reads no form of a PATCH. Set "methodOverride": true in config.json, and changes go as POST with _method=PATCH; without it the application tries that second.\n    updateAmenity, updateHotel, updateBlog: As JSON a change is kept, as a form by PATCH a change is taken and not kept, as a form by POST with _method=PATCH a change is kept.\n',
  ],
  [
    'what an update empties',
    emptying,
    1,
    '! Changes take away what they do not hold. Set "wholeRecords": true in config.json, and every change holds the whole record; without it the application loses that once, and puts it back.\n    updateHotel: A change of website emptied or reset status, amenities, which it did not hold. The whole record was kept.\n',
  ],
  [
    'texts that get to another picture',
    byIndex,
    1,
    '    updateHotel: Beside a picture with the text “First picture” one with “Second picture” was added: they are now “First picture” and “First picture”.\n',
  ],
  [
    'a creation that answers 200',
    created200,
    0,
    '    createFeature, createNotice, createBlogCategory, createAmenity, createHotel, createBlog: Creating was answered with 200 in place of 201.\n',
  ],
  [
    'a slug that stays taken',
    softDeletes,
    0,
    '    createBlogCategory: After a deletion the same slug was refused. It was refused (422) because of slug.\n',
  ],
  [
    'records that a new one needs',
    needing,
    0,
    '    createHotel: It was refused (422) because of owner, region. With the first record of a list in user_id, hotel_region_id it was taken.\n',
  ],
  [
    'JSON that is not taken',
    noJson,
    0,
    '    updateAmenity: As JSON a change is refused (415), as a form by PATCH a change is kept.\n',
  ],
])('says once, and nothing beside it: %s', async (_what, own, code, said) => {
  const { url, kept } = await start();
  const before = await kept();
  const api = await behind(url, own(url));
  const result = await writing(api.url);
  expect(result.text).toContain(said);
  expect(result.text.split('\n').filter((line) => /^[!·]/.test(line))).toHaveLength(1);
  expect(result.code).toBe(code);
  expect(JSON.stringify(await kept())).not.toContain(name);
  expect((await kept()).hotels).toEqual(before.hotels);
});

it.each<[DialectName, string]>([
  [
    'cascade',
    '    deleteBlogCategory: With a record of the check, one of /v1/admin/blogs that used it was deleted, too.\n',
  ],
  ['nulls', '    deleteBlogCategory: One of /v1/admin/blogs that used it has none now.\n'],
])('finds with records of its own what a deletion takes along: %s', async (dialect, said) => {
  const { url, kept } = await start(dialect);
  const before = await kept();
  expect((await writing(url)).text).toContain(said);
  expect((await kept()).blogs).toEqual(before.blogs);
});

it('says that pages may not read stored pictures', async () => {
  const { url } = await start('normal', 'https://elsewhere.example.com');
  const { code, text: report } = await writing(url);
  expect(code).toBe(0);
  expect(report).toContain('    updateHotel: A stored picture came with no Access-Control-Allow-Origin.\n');
});

it('says what is shown although it should not be', async () => {
  const { url } = await start();
  const api = await behind(url, (seen, response) => {
    if (seen.method !== 'GET' || !/\/notices\/\d+$/.test(seen.url)) return false;
    void pass(url, seen, (status, text) => {
      response.writeHead(status).end(text.replace('"status":false', '"status":true'));
    });
    return true;
  });
  const { code, text: report } = await writing(api.url);
  expect(code).toBe(1);
  expect(report).toContain(
    '! What is saved as inactive is shown to visitors.\n    createNotice: status was sent as false and is true.\n',
  );
});

it('finishes on a server of 20 calls a minute', async () => {
  const { url, kept } = await start();
  const clock = fastClock();
  let taken: number[] = [];
  const api = await behind(url, (_seen, response) => {
    taken = taken.filter((at) => at > clock.now() - 60_000);
    if (taken.length < 20) {
      taken.push(clock.now());
      return false;
    }
    json(response, 429, { message: 'Too Many Attempts.' });
    return true;
  });
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const date = '2026-11-25';
  const options = { api: api.url, account, contract, journal: newJournal(), name, date, clock, say };
  const { code, text: report } = await checkApiWriting(options);
  expect([code, report]).toEqual([0, expect.stringContaining('24 of 24 operations agree')]);
  expect(said.at(-1)).toMatch(/^(Going on with a call every|\d+ calls so far)/);
  expect(JSON.stringify(await kept())).not.toContain(name);
});

it('creates nothing where the token that was given is not taken', async () => {
  const { url, log } = await start();
  const api = await serve(async (seen, response) => {
    const { authorization: _dropped, ...headers } = seen.headers;
    await pass(url, { ...seen, headers }, (status, text) => {
      response.writeHead(status).end(text);
    });
  });
  const { code, text: report } = await writing(api.url);
  expect(code).toBe(2);
  expect(report).toMatch(/^The API did not take the token that it gave .*\n$/);
  expect((await log()).filter((line) => line.startsWith('POST /v1'))).toEqual([]);
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
  expect(report).toContain('updateFeature: It was refused (500).');
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
  const args = [
    'scripts/check-api/check-api.ts',
    '--api',
    api.url,
    '--email',
    account.email,
    '--journal',
    journal,
  ];
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
