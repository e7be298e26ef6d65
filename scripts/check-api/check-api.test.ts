import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, serve } from '../../src/api/test-support.ts';
import type { JsonSchema } from '../../src/api/tolerant/shape-of.ts';
import { DEMO_CREDENTIALS } from '../../src/lib/loading/demo-accounts.ts';
import type { DialectName } from '../../src/mocks/dialects/names.ts';
import { startServer } from '../../src/mocks/node-server.ts';
import { assumptionsIn } from '../contract/assumptions.ts';
import { operationsOf, readContract } from '../contract/contract.ts';
import { check } from './check.ts';
import { checkApi } from './command.ts';
import { markdownOf } from './markdown.ts';
import { fastClock } from './test-clock.ts';

// Each check makes some three hundred requests over real HTTP.
vi.setConfig({ testTimeout: 60_000 });

const contract = readContract();
const known = { contract, assumptions: assumptionsIn(contract), account: DEMO_CREDENTIALS };
const command = (api: string) => checkApi({ ...known, api, date: '2026-11-22' });

let server: Awaited<ReturnType<typeof startServer>> | undefined;
afterEach(() => server?.close());

const start = async (dialect: DialectName) => {
  server = await startServer({ controls: { dialect }, most: { bookings: 300 } });
  return server;
};

type Result = Awaited<ReturnType<typeof check>>;

const results = new Map<DialectName, Result>();

/** The check's result for a dialect, cached for all tests. */
const checked = async (dialect: DialectName): Promise<Result> => {
  const before = results.get(dialect);
  if (before) return before;
  const { url } = await start(dialect);
  const result = await check({ ...known, api: url, origin: 'https://admin.example.com' });
  results.set(dialect, result);
  return result;
};

/** The reported differences by operation: `missing data.status`, `ignored sort`. */
const reported = ({ operations }: Result) =>
  Object.fromEntries(
    operations.flatMap(({ operationId, differences, unheeded }) => {
      const lines = [
        ...differences.map(({ kind, path }) => `${kind} ${path}`),
        ...unheeded.map(({ parameter }) => `ignored ${parameter}`),
      ];
      return lines.length > 0 ? [[operationId, lines.toSorted()]] : [];
    }),
  );

const verdicts = ({ assumptions }: Result) =>
  Object.fromEntries(assumptions.map(({ where, verdict }) => [where, verdict]));

/** The verdicts on all assumptions that were not confirmed. */
const unconfirmed = (result: Result) =>
  Object.fromEntries(Object.entries(verdicts(result)).filter(([, verdict]) => verdict !== 'confirmed'));

type Expected = Record<string, string[]>;

/** The same differences in a list and its records. */
const both = (kind: string, list: string, record: string, fields: string[]): Expected => ({
  [list]: fields.map((field) => `${kind} data[].${field}`).toSorted(),
  [record]: fields.map((field) => `${kind} data.${field}`).toSorted(),
});

const merged = (parts: Expected[]): Expected => Object.fromEntries(parts.flatMap(Object.entries<string[]>));

/** Lists whose differences are listed by hand in the cases below. */
const others = [
  'listPackages',
  'listRoles',
  'listBlogs',
  'listPages',
  'listSeoPages',
  'listUsers',
  'listBookings',
];

/** Homestays and hotels, whose records include their rooms, and the rooms read separately. */
const stays = [
  ['listHomestays', 'getHomestay', 'getHomestayRoom', 'listHomestayOptions'],
  ['listHotels', 'getHotel', 'getHotelRoom', 'listHotelOptions'],
] as const;

/** Differences common to stays, in homestays, in hotels, and in the rooms of both. */
const inStays = (kind: string, alike: string[], own: [string[], string[]], rooms: string[]): Expected =>
  merged(
    stays.map(([list, record, room], index) => {
      const found = both(kind, list, record, [...alike, ...(own[index] ?? [])]);
      const inside = rooms.map((field) => `${kind} data.rooms[].${field}`);
      return {
        ...found,
        [record]: [...(found[record] ?? []), ...inside].toSorted(),
        ...(rooms.length > 0 && { [room]: rooms.map((field) => `${kind} data.${field}`).toSorted() }),
      };
    }),
  );

const operations = operationsOf(contract);
const written = new Set([...others, ...stays.map(([list]) => list)]);

/** A schema with its `$ref` resolved. */
const whole = (schema: JsonSchema = {}): JsonSchema =>
  schema.$ref ? whole(contract.components.schemas[schema.$ref.split('/').at(-1) ?? '']) : schema;

/** All other lists, whose differences follow from the fields of their records. */
const plain = operations.flatMap(({ operationId: list, tag, path }) => {
  const record = operations.find((one) => one.tag === tag && one.operationId.startsWith('get'));
  if (!path.endsWith('/datatable') || written.has(list) || !record) return [];
  const fields = Object.entries(whole(whole(record.answer).properties?.data).properties ?? {});
  return [{ list, record: record.operationId, fields }];
});

/** The same differences in the fields of plain records selected by `differs`. */
const inPlain = (kind: string, differs: (name: string, field: JsonSchema) => boolean): Expected =>
  merged(
    plain.flatMap(({ list, record, fields }) => {
      const names = fields.flatMap(([name, field]) => (differs(name, field) ? [name] : []));
      return names.length > 0 ? [both(kind, list, record, names)] : [];
    }),
  );

const isOf = ({ type }: JsonSchema, ...types: string[]) =>
  [type].flat().some((one) => types.includes(one ?? ''));

describe('of an API in each dialect, the check says what is different and nothing else', () => {
  it('normal', async () => {
    const result = await checked('normal');
    expect(reported(result)).toEqual({});
    expect(unconfirmed(result)).toEqual({});
    expect(result.assumptions.length).toBeGreaterThan(55);
    // Most seeds have no featured image.
    const unseen = result.operations.flatMap(({ operationId, neverSeen }) =>
      neverSeen.flatMap((field) => (field.endsWith('.featured') ? [] : [`${operationId} ${field}`])),
    );
    expect(unseen).toEqual([
      'listPackages data[].itenaries',
      'listPackages data[].faqs',
      'getPackage data.created_at',
      'listHomestays data[].rooms',
      'getHomestay data.created_at',
      'listHotels data[].rooms',
      'getHotel data.created_at',
    ]);
    expect(verdicts(result)).toMatchObject({
      'parameters › Sort': 'confirmed',
      'parameters › FilterStatus': 'confirmed',
      'parameters › FilterRequestStatus': 'confirmed',
      'Package › vendor': 'confirmed',
      'LoginAnswer › data': 'confirmed',
    });
  });

  it('laravel: 1 and 0 for booleans, texts for decimals', async () => {
    const result = await checked('laravel');
    expect(reported(result)).toEqual({
      ...inPlain('otherwise', (_name, field) => isOf(field, 'boolean', 'number')),
      ...both('otherwise', 'listPackages', 'getPackage', [
        'price_per_person',
        'discount_percentage',
        'is_sponsored',
        'status',
        'full_payment',
        'no_follow',
        'no_index',
        'images[].featured',
      ]),
      ...both('otherwise', 'listBlogs', 'getBlog', ['status', 'no_follow', 'no_index']),
      ...both('otherwise', 'listDepartures', 'getDeparture', ['discount_percent']),
      ...inStays(
        'otherwise',
        [
          'full_payment',
          'images[].featured',
          'is_sponsored',
          'latitude',
          'longitude',
          'min_payment',
          'no_follow',
          'no_index',
          'status',
        ],
        [
          ['discount', 'price_per_person'],
          ['min_price', 'rating'],
        ],
        ['extra_charge', 'images[].featured', 'price'],
      ),
      ...both('otherwise', 'listUsers', 'getUser', ['status']),
      ...both('otherwise', 'listBookings', 'getBooking', ['total_amount', 'paid_amount']),
    });
    expect(unconfirmed(result)).toEqual({});
    const differences = result.operations.flatMap((operation) => operation.differences);
    expect(new Set(differences.map(({ found }) => found))).toEqual(new Set(['1 or 0', 'a number as text']));
    expect(differences.find(({ path }) => path === 'data[].price_per_person')).toMatchObject({
      example: '"185000.00"',
      owner: 'Package',
      change: '{ type: [string, "null"] }',
      hides: false,
    });
  });

  it('ids: references as bare ids, some under another name', async () => {
    const result = await checked('ids');
    const references = ['vendor', 'region', 'activity', 'departure_type', 'package_type', 'listing_type'];
    expect(reported(result)).toEqual({
      ...inPlain('otherwise', (name, field) => field['x-written-as']?.endsWith(`${name}_id`) === true),
      ...both('otherwise', 'listPackages', 'getPackage', [...references, 'available_features[]']),
      listPackageOptions: ['otherwise data[].region'],
      ...both('otherwise', 'listBlogs', 'getBlog', ['blog_category', 'packages[]']),
      ...both('otherwise', 'listSeoPages', 'getSeoPage', ['seopageable', 'nearby_regions[]']),
      ...both('otherwise', 'listRoles', 'getRole', ['permissions[]']),
      ...inStays(
        'otherwise',
        ['available_features[]', 'owner', 'region'],
        [['property_type', 'room_type'], []],
        [],
      ),
      listHomestayOptions: ['unknown data[].homestay_region_id'],
      listHotelOptions: ['unknown data[].hotel_region_id'],
      ...both('otherwise', 'listUsers', 'getUser', ['roles[]']),
      ...both('otherwise', 'listBookings', 'getBooking', ['user']),
    });
    const [vendor, region] = result.operations.find(({ operationId }) => operationId === 'getPackage')
      ?.differences ?? [undefined, undefined];
    expect(vendor).toMatchObject({
      found: 'a number under the name vendor_id',
      change: 'vendor_id: { type: [integer, "null"] } in its place',
    });
    expect(region).toMatchObject({ found: 'a bare id', change: '{ type: [integer, "null"] }' });
    const bare = [
      'FeatureReference',
      'ListingReference',
      'Package › vendor',
      'Homestay › region',
      'Homestay › room_type',
      'Booking',
      'Banner › region',
      'Blog › blog_category',
      'Blog › packages',
      'SeoPage › seopageable',
      'SeoPage › nearby_regions',
      'Role › permissions',
    ];
    expect(unconfirmed(result)).toEqual({
      ...Object.fromEntries(bare.map((where) => [where, 'refuted'])),
      '/v1/admin/bookings/datatable › GET › parameters › user': 'not seen',
    });
  });

  it('bare: no status, no meta, no empty lists', async () => {
    const result = await checked('bare');
    const expected: Expected = {
      ...inPlain('missing', (name) => name === 'status'),
      ...both('missing', 'listPackages', 'getPackage', ['status']),
      ...both('missing', 'listBlogs', 'getBlog', ['status', 'homestays', 'hotels']),
      ...both('missing', 'listDepartures', 'getDeparture', ['status']),
      getFaq: ['missing data.status'],
      ...inStays('missing', ['status'], [[], []], ['status']),
      // Users without a role.
      ...both('missing', 'listUsers', 'getUser', ['roles']),
    };
    const ofStays = stays.map(([list]) => list);
    for (const list of [...plain.map((one) => one.list), ...ofStays, ...others]) {
      expected[list] = [...(expected[list] ?? []), 'missing meta'];
    }
    // Packages and stays without features, roles without permissions, SEO pages and blogs without links, FAQs.
    for (const list of ['listPackages', ...ofStays])
      expected[list]?.unshift('missing data[].available_features');
    expected.listRoles?.unshift('missing data[].permissions');
    expected.listSeoPages?.unshift('missing data[].nearby_regions');
    expected.listBlogs?.splice(2, 0, 'missing data[].packages');
    expected.getPackage?.unshift('missing data.faqs[].status');
    expect(reported(result)).toEqual(expected);
    expect(verdicts(result)).toMatchObject({
      'parameters › Sort': 'confirmed',
      '/v1/admin/packages/{packageId}/departures › GET': 'not seen',
    });
  });

  it('strict: nothing, for the contract asks for nothing that it does not name', async () => {
    expect(reported(await checked('strict'))).toEqual({});
  });

  it('deaf: what is invented is not heeded', async () => {
    const result = await checked('deaf');
    const sorted = [...plain.map(({ list }) => list), ...others];
    const own: Expected = {
      listPackages: ['activity_id', 'id', 'name', 'region_id', 'request_status', 'status', 'vendor_id'],
      listPackageActivities: ['id', 'name'],
      listSeoPages: ['id', 'seopageable_type', 'title'],
    };
    const expected = Object.fromEntries(
      sorted.map((list) => [
        list,
        [...(own[list] ?? []), 'sort'].map((name) => `ignored ${name}`).toSorted(),
      ]),
    );
    expect(reported(result)).toEqual({
      ...expected,
      searchAmenities: ['ignored display_name', 'ignored type'],
      ...Object.fromEntries(stays.map(([list]) => [list, ['ignored request_status', 'ignored sort']])),
    });
    expect(verdicts(result)).toMatchObject({
      'parameters › Sort': 'refuted',
      'parameters › FilterRequestStatus': 'refuted',
      '/v1/admin/package/packages/datatable › GET': 'refuted',
      'Package › vendor': 'confirmed',
    });
  });
});

it.each([
  ['normal', false],
  ['laravel', false],
  ['bare', true],
  ['deaf', true],
] as const)('of %s, that something is hidden is %s', async (dialect, hides) => {
  expect((await checked(dialect)).hides).toBe(hides);
});

it('ends with 1 where something is hidden', async () => {
  const { url } = await start('deaf');
  expect((await command(url)).code).toBe(1);
});

it('reads, and does nothing else', async () => {
  const { url, backend } = await start('normal');
  const before = await backend.db.contents();
  expect((await command(url)).code).toBe(0);
  const log = (await (await fetch(`${url}/__mock/log`)).json()) as string[];
  expect(log.filter((line) => !line.startsWith('GET '))).toEqual(['POST /admin/login 200']);
  expect({ ...(await backend.db.contents()), sessions: [] }).toEqual({ ...before, sessions: [] });
});

it('cannot be made without an account, or without an API', async () => {
  const { url } = await start('normal');
  const refused = await checkApi({
    ...known,
    api: url,
    account: { email: 'admin@example.com', password: 'wrong' },
    date: '',
  });
  expect(refused).toMatchObject({ code: 2, report: undefined });
  expect(refused.text).toContain('Signing in was not answered with tokens (422).');
  expect((await command('http://127.0.0.1:9')).code).toBe(2);
});

it.each([
  [
    200,
    { user: {}, authorisation: { token: 'x' } },
    'It holds user, authorisation. The application looks for',
  ],
  [422, { errors: { username: ['Required.'] } }, 'It was refused because of username; Credentials'],
  [200, undefined, 'The answer is no JSON: is this the address of the API?'],
])('says why there is no token: %i %j', async (status, body, why) => {
  const api = await serve((_seen, response) => json(response, status, body));
  const { code, text } = await command(api.url);
  expect(code).toBe(2);
  expect(text).toContain(`Signing in was not answered with tokens (${status}). ${why}`);
});

const tokens = (access: string) => ({ data: { access_token: access, refresh_token: 'refresh' } });

it('asks for the password when the environment has none, and does not repeat it', async () => {
  const { url } = await start('laravel');
  const { CHECK_API_PASSWORD: _none, ...env } = process.env;
  const args = ['scripts/check-api/check-api.ts', '--api', url, '--email', DEMO_CREDENTIALS.email];
  const child = spawn(process.execPath, args, { env });
  child.stdin.end(`${DEMO_CREDENTIALS.password}\n`);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const [out, prompt] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(await ended).toBe(0);
  expect(prompt).toContain('Password: ');
  expect(out).toContain('Every difference is harmless.');
  expect(out + prompt).not.toContain(DEMO_CREDENTIALS.password);
});

it('has two requests under way, never more', async () => {
  let underWay = 0;
  let most = 0;
  const api = await serve(async ({ method }, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 2));
    underWay -= 1;
    json(response, 200, method === 'POST' ? tokens('one') : { data: [{ id: 1 }, { id: 2 }] });
  });
  await command(api.url);
  expect(api.seen.length).toBeGreaterThan(100);
  expect(most).toBe(2);
});

it('ends with 1 where everything agrees, and no browser would be let in', async () => {
  server = await startServer({ origin: 'https://elsewhere.example.com', most: { bookings: 300 } });
  const { code, text, report } = await checkApi({
    ...known,
    api: server.url,
    origin: 'https://admin.example.com',
    date: '',
  });
  expect(code).toBe(1);
  for (const said of [text, report])
    expect(said).toContain('A browser keeps pages of https://admin.example.com from calling this API.');
});

/** Takes 60 calls a minute, and answers others with 429. */
const limited = (clock: { now: () => number }, retryAfter?: (untilNext: number) => string) => {
  let taken: number[] = [];
  return serve(({ method }, response) => {
    taken = taken.filter((time) => time > clock.now() - 60_000);
    if (taken.length >= 60) {
      const header = retryAfter?.(Math.ceil(((taken[0] ?? 0) + 60_000 - clock.now()) / 1_000));
      json(
        response,
        429,
        { message: 'Too Many Attempts.' },
        header === undefined ? {} : { 'Retry-After': header },
      );
      return;
    }
    taken.push(clock.now());
    json(response, 200, method === 'POST' ? tokens('one') : { data: [{ id: 1 }, { id: 2 }] });
  });
};

it.each([
  ['that says when to go on', (seconds: number) => String(seconds), 'after 60 calls: going on in 60 s.'],
  ['that does not', undefined, 'after 60 calls: going on in 5 s.'],
])('finishes on a server of 60 calls a minute %s, and says so', async (_which, retryAfter, line) => {
  const clock = fastClock();
  const api = await limited(clock, retryAfter);
  const said: string[] = [];
  const { text } = await checkApi({
    ...known,
    api: api.url,
    date: '',
    clock,
    say: (word) => said.push(word),
  });
  expect(text).not.toContain('Ended early');
  expect(text).not.toContain('429');
  expect(said[0]).toBe(`The API asked to slow down (429) ${line}`);
  expect(said).toContainEqual(expect.stringMatching(/^Going on with a call every 1\.\d s\.$/));
  // At the pace that held, the limit is hardly met again.
  expect(said.filter((word) => word.includes('slow down')).length).toBeLessThan(8);
  expect(clock.now() / 1_000).toBeLessThan(2 * api.seen.length);
});

it.each([
  ['too long a pause', '3600', 'The API asked to wait for 3600 s (429). Check again then.'],
  ['no end', undefined, 'The API still asked to slow down (429) when a call was sent again.'],
])(
  'sends nothing more where the API asks for %s, and says what it had',
  async (_what, retryAfter, reason) => {
    const api = await serve(({ method }, response) => {
      const headers = retryAfter === undefined ? {} : { 'Retry-After': retryAfter };
      if (api.seen.length > 10) json(response, 429, { message: 'Too many requests.' }, headers);
      else json(response, 200, method === 'POST' ? tokens('one') : { data: [] });
    });
    const { code, text, report } = await checkApi({ ...known, api: api.url, date: '', clock: fastClock() });
    expect(code).not.toBe(0);
    expect(text).toContain(`Ended early: ${reason}`);
    expect(report).toContain(`| ${reason} |`);
    expect(api.seen.length).toBeLessThanOrEqual(22);
  },
);

it('says that the API does not take the token that it gave, and nothing else', async () => {
  const api = await serve(({ method }, response) => {
    if (method === 'POST') json(response, 200, tokens('one'));
    else json(response, 401, { message: 'Unauthenticated.' });
  });
  const { code, text, report } = await command(api.url);
  expect([code, report]).toEqual([2, undefined]);
  expect(text).toMatch(/^The API did not take the token that it gave .* Authorization header: .*\n$/);
});

it('finds tokens and page numbers where the application finds them, and says each difference once', async () => {
  const { url } = await start('laravel');
  const api = await serve(async ({ method, url: path, headers, body }, response) => {
    const authorization = headers.authorization ?? '';
    const sent = method === 'POST' ? { body } : {};
    const answer = await fetch(url + path, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...sent,
    });
    const { data, meta } = (await answer.json()) as { data: object; meta?: object };
    const stamped = (row: object) => ({
      ...row,
      updated_at: '2026-03-02T05:15:00.000000Z',
      deleted_at: null,
    });
    if (method === 'POST') json(response, 200, { ...data, token_type: 'Bearer' });
    else if (!Array.isArray(data)) json(response, 200, { data: stamped(data) });
    else json(response, 200, { data: data.map(stamped), ...meta, from: 1, links: [] });
  });
  const { code, text } = await command(api.url);
  expect(code).toBe(0);
  expect(text).toContain(
    '· read otherwise: tokens in another place. Read all the same.\n    data of LoginAnswer\n',
  );
  expect(text).toContain(
    '· read otherwise: page numbers in another place. Read all the same.\n    meta of RegionPage',
  );
  expect(text).toMatch(
    /· unknown to the contract: .* as updated_at: \{ type: string, format: date-time \}\.\n {4}.*\btoken_type of LoginAnswer/,
  );
  for (const once of ['1 or 0', 'a number as text', 'deleted_at', 'links', 'token_type', 'page numbers'])
    expect([once, text.split(once).length - 1]).toEqual([once, 1]);
  expect(text.split('\n').length).toBeLessThan(20);
});

it('refreshes once whenever the session expires, and goes on', async () => {
  let granted = 0;
  let left = 0;
  const api = await serve(({ token, method }, response) => {
    if (method === 'POST') {
      granted += 1;
      left = 10;
      json(response, 200, tokens(`token-${granted}`));
    } else if (token !== `token-${granted}` || left === 0)
      json(response, 401, { message: 'Unauthenticated.' });
    else {
      left -= 1;
      json(response, 200, { data: [] });
    }
  });
  const { text } = await command(api.url);
  const [login, ...renewals] = api.seen.filter(({ method }) => method === 'POST');
  expect(login).toMatchObject({ url: '/admin/login', body: JSON.stringify(DEMO_CREDENTIALS) });
  expect(renewals.length).toBeGreaterThan(2);
  expect(new Set(renewals.map(({ url, body }) => `${url} ${body}`))).toEqual(
    new Set(['/admin/refresh {"refreshToken":"refresh"}']),
  );
  expect(granted - 1).toBeLessThanOrEqual(api.seen.length / 10);
  expect(text).not.toContain('Ended early');
});

it('shows no secret and nobody in full', async () => {
  const long = 'A very long word about a very short matter indeed';
  const api = await serve(({ method, url }, response) => {
    const row = {
      id: 1,
      phone: '9841000000',
      owner_email: 'pema@example.com',
      note: long,
      contact: { email: 'a@b.np' },
    };
    if (method === 'POST') json(response, 200, tokens('eyJsecret'));
    else json(response, 200, { data: url.includes('/user') ? row : [] });
  });
  const { text, report } = await command(api.url);
  const output = `${text}${report ?? ''}`;
  expect(output).toContain('owner_email of OwnProfile');
  expect(output).toContain('A very long word');
  for (const secret of ['9841000000', 'pema', 'a@b.np', long, 'eyJsecret', DEMO_CREDENTIALS.password]) {
    expect(output).not.toContain(secret);
  }
});

it('writes its report as a page', async () => {
  const result = await checked('ids');
  const page = markdownOf(result, { title: 'A page', api: 'https://api.example.com', date: '2026-11-22' });
  const shown =
    /^(#|`https|Pages of|\| (Operation|Where|#|listHotel(s|Options)|hotel_region_id of|\d+ \| `(Package › vendor|OfferTag)`) )/;
  const lines = page.split('\n');
  const sample = lines.filter((line) => shown.test(line)).join('\n');
  // A further resource changes these numbers.
  expect(sample.replaceAll(/\d+(?= of \d)|(?<= of )\d+|(?<=^\| )\d+/gm, 'N')).toMatchInlineSnapshot(`
    "# A page
    \`https://api.example.com\`, 2026-11-22. Every difference is harmless. N of N operations agree, 0 were not reached.
    ## Summary
    | Operation | Answers | Result | Something is lost or hidden |
    | listHotels | 1 | 3 read otherwise |  |
    | listHotelOptions | 1 | 1 unknown to the contract |  |
    ## CORS
    Pages of https://admin.example.com may make every call; 5 kinds were tried.
    ## Differences
    | Where | What | Promised | Came | Example | Times | In the application | In the contract |
    | hotel_region_id of ListingReference | unknown to the contract | nothing |  | \`1\` | 100 | Not shown, and never sent. | \`{ type: integer }\` |
    ## Assumptions
    | # | Where | Verdict | Because |
    | N | \`OfferTag\` | confirmed | 71 values fit |
    | N | \`Package › vendor\` | refuted | data[].vendor: a number under the name vendor_id; data.vendor: a number under the name vendor_id |
    ## Never seen
    | Operation | Optional fields that never came |
    | listHotels | \`data[].rooms\` |
    | listHotelOptions | \`data[].region\` |
    ## Cannot be seen"
  `);
  const { operations: calls, assumptions } = result;
  const unseen = calls.filter(({ neverSeen }) => neverSeen.length > 0);
  const [heads, differences] = [4, 4];
  expect(lines.filter((line) => /^\| (?!---)/.test(line))).toHaveLength(
    heads + calls.length + differences + assumptions.length + unseen.length,
  );
});

it('finds bookings under the other names that the contract knows', async () => {
  expect(reported(await checked('renamed'))).toEqual({});
});

it('proposes which fields of bookings are those that it did not find', async () => {
  const { url } = await start('normal');
  const others = { start_date: 'begin_on', total_amount: 'sum_npr' };
  const api = await serve(async ({ method, url: path, headers, body }, response) => {
    const { authorization = '', 'content-type': type = '' } = headers;
    const sent = method === 'GET' ? {} : { body, headers: { authorization, 'content-type': type } };
    const answer = await fetch(url + path, { method, headers: { authorization }, ...sent });
    const words = Object.entries(others).reduce(
      (text, [name, other]) =>
        path.includes('/bookings') ? text.replaceAll(`"${name}"`, `"${other}"`) : text,
      await answer.text(),
    );
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(words);
  });
  const { text: said, code } = await command(api.url);
  expect(said).toMatch(/^! not found: .*\n {4}start_date may be begin_on \(\d{4}-\d\d-\d\d · .*\)\n/);
  expect(said).toMatch(/\n {4}"fieldNames": \{"start_date":"begin_on"\}\n/);
  expect(said).toMatch(/\n· Answers without Cache-Control: no-store.*\n {4}\d+ calls: .*\/v1\/admin\//);
  expect(code).toBe(1);
});
