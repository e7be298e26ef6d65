import { expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import { type FoundRecord, type NamePart, type RecordSource, searchRecords } from './search-records';

const source = (area: string, find: RecordSource['find']): RecordSource => ({
  area,
  find,
});

/** Areas that find literal parts of names, as the API does. */
const having = (names: Record<string, readonly string[]>) =>
  Object.entries(names).map(([area, all]) =>
    source(area, (term) =>
      Promise.resolve(
        all
          .map((name, index) => ({ id: index + 1, name }))
          .filter(({ name }) => name.toLowerCase().includes(term)),
      ),
    ),
  );

const search = async (
  text: string,
  sources: readonly RecordSource[],
  signal = new AbortController().signal,
  part?: NamePart,
  ofKind?: NamePart,
) => {
  const found: FoundRecord[] = [];
  const failed: [string, boolean][] = [];
  await searchRecords(text, {
    sources,
    part,
    ofKind,
    signal,
    onFound: (records) => found.push(...records),
    onFailed: (...area) => failed.push(area),
  });
  return { names: [...new Set(found.map(({ name }) => name))], failed };
};

const treks = { '/packages': ['Gokyo Ri Trek', 'Annapurna Circuit by Tilicho'], '/hotels': ['Gokyo Lodge'] };

it.each(['gokyo', 'gokio', 'गोक्यो'])('finds in every area by %s', async (text) => {
  expect((await search(text, having(treks))).names).toEqual(['Gokyo Ri Trek', 'Gokyo Lodge']);
});

it.each(['circuit tilicho', 'anapurna'])('finds by words that are not so in the name: %s', async (text) => {
  expect((await search(text, having(treks))).names).toContain('Annapurna Circuit by Tilicho');
});

it.each(['pokhara', 'Pokhara '])('finds in the other script by %j', async (text) => {
  expect((await search(text, having({ '/hotels': ['होटल पोखरा'] }))).names).toEqual(['होटल पोखरा']);
});

it('goes on where only a list that is searched here has something alike', async () => {
  const vendors = source('/vendors', () => Promise.resolve([{ id: 1, name: 'Annapurna Adventures' }]));
  const { names } = await search('anapurna', [vendors, ...having(treks)]);
  expect(names).toContain('Annapurna Circuit by Tilicho');
});

it.each([
  ['anapurna', '/packages', 'Annapurna Circuit'],
  ['mustng', '/packages', 'Upper Mustang Trek'],
  ['poonhill', '/packages', 'Ghorepani Poon Hill Trek'],
  ['base camp', '/hotels', 'Basecamp Lodge'],
])('goes on where only another area has it so: %s', async (text, area, name) => {
  const sources = having({ '/blogs': [`Why ${text} is full`], [area]: [name] });
  expect((await search(text, sources)).names).toEqual([`Why ${text} is full`, name]);
});

it('asks areas without a text that another has for its other spellings only, and for nothing if it is short', async () => {
  const find = vi.fn<RecordSource['find']>(() => Promise.resolve([]));
  const sources = [source('/hotels', find), ...having({ '/packages': ['Upper Mustang Trek'] })];
  await search('must', sources);
  await search('mustang', sources);
  expect(find.mock.calls.map(([term]) => term)).toEqual(['must', 'mustang', 'मुस्ताङ', 'मुस्तांग']);
});

it('makes three calls an area for words that nothing has', async () => {
  const find = vi.fn<RecordSource['find']>(() => Promise.resolve([]));
  await search('guest house dhulikel', [source('/hotels', find)]);
  expect(find.mock.calls.map(([term, most]) => [term, most])).toEqual([
    ['guest house dhulikel', 5],
    ['dhu', 50],
    ['kel', 50],
  ]);
});

it('asks no further once something has the text', async () => {
  const find = vi.fn<RecordSource['find']>(() => Promise.resolve([{ id: 1, name: 'Gokyo Ri Trek' }]));
  await search('gokyo ri', [source('/packages', find)]);
  expect(find.mock.calls.map(([term]) => term)).toEqual(['gokyo ri']);
});

it('says which area failed, once, and goes on with the others', async () => {
  const broken = source('/hotels', () => Promise.reject(new ApiError('http', 'No.', { status: 500 })));
  const closed = source('/users', () => Promise.reject(new ApiError('http', 'No.', { status: 403 })));
  const { names, failed } = await search('gokio', [broken, closed, ...having({ '/packages': ['Gokyo Ri'] })]);
  expect(names).toEqual(['Gokyo Ri']);
  expect(failed).toEqual([
    ['/hotels', false],
    ['/users', true],
  ]);
});

it('makes four calls at once at most, and no more after it was aborted', async () => {
  const controller = new AbortController();
  const open: PromiseWithResolvers<{ id: number; name: string }[]>[] = [];
  const signals: AbortSignal[] = [];
  const sources = Array.from({ length: 9 }, (_, index) =>
    source(`/area-${index}`, (_term, _size, signal) => {
      signals.push(signal);
      const answer = Promise.withResolvers<{ id: number; name: string }[]>();
      open.push(answer);
      return answer.promise;
    }),
  );
  const searching = search('gokyo', sources, controller.signal);
  await vi.waitFor(() => expect(open).toHaveLength(4));
  open[0]?.resolve([{ id: 1, name: 'Gokyo' }]);
  await vi.waitFor(() => expect(open).toHaveLength(5));
  controller.abort();
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
  open.forEach(({ reject }) => reject(new ApiError('cancelled', 'Cancelled.')));
  expect(await searching).toEqual({ names: ['Gokyo'], failed: [] });
  expect(open).toHaveLength(5);
});

it('looks for a name with an action after it where the action is known, and for the whole text everywhere', async () => {
  const asked: string[] = [];
  const sources = having({ '/packages': ['Gokyo Ri Trek'], '/hotels': ['Gokyo Lodge'] }).map((one) => ({
    ...one,
    find: (...[term, size, signal]: Parameters<typeof one.find>) => {
      asked.push(`${one.area} ${term}`);
      return one.find(term, size, signal);
    },
  }));
  const part = { name: 'gokyo', isIn: (area: string) => area === '/packages' };
  const { names } = await search('gokyo departures', sources, undefined, part);
  expect(names).toEqual(['Gokyo Ri Trek']);
  expect(asked.toSorted()).toEqual([
    '/hotels gokyo departures',
    '/packages gokyo',
    '/packages gokyo departures',
  ]);
});

it.each(['annapurna', 'anapurna'])('finds a record by its kind and its name: package %s', async (name) => {
  const ofKind = { name, isIn: (area: string) => area === '/packages' };
  const found = await search(`package ${name}`, having(treks), undefined, undefined, ofKind);
  expect(found.names).toEqual(['Annapurna Circuit by Tilicho']);
});
