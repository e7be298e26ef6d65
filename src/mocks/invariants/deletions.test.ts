import { beforeEach, expect, it, vi } from 'vitest';
import { type TakenAlong, watchWrites } from '@/api/client/written';
import { request } from '@/api/http';
import { lossesSoFar } from '@/api/writes/emptied';
import type { Habit } from '@/components/dialogs/record-uses-context';
import { removeRecord } from '@/components/dialogs/removal';
import { deletePackageRegion } from '@/generated/api/package-regions/package-regions';
import { changeStored } from '@/lib/storage/local-setting';
import type { DialectName } from '@/mocks/dialects/names';
import { usesAt } from '@/resources/read-uses';
import { removeUsed } from '@/resources/remove-used';
import { connect } from './wire';

const notices = vi.hoisted((): string[] => []);

vi.mock('@/api/http', () => ({
  request: async (call: object) => (await import('./wire')).request(call),
}));
vi.mock('@/components/notices/notices', () => ({
  notifySuccess: (text: string) => notices.push(text),
}));

const wire = connect();
const path = '/package-regions';
const packages = '/v1/admin/package/packages';
let taken: readonly TakenAlong[] = [];

beforeEach(() => {
  notices.length = 0;
  taken = [];
  changeStored('deletion-habits', () => null);
  watchWrites({
    beforeDeletion: (url) => request({ url, method: 'GET' }),
    sending: () => Promise.resolve(() => undefined),
    changing: () => Promise.resolve(() => undefined),
    tookAlong: (all) => {
      taken = all;
    },
  });
});

const remove = (id: number) =>
  removeUsed(path, { id, name: 'Everest' }, () => removeRecord(() => deletePackageRegion(id)));

const rowsOf = async (id: number) => {
  const { data } = await request<{ data: { id: number; region?: { id: number } | null }[] }>({
    url: packages,
    method: 'GET',
  });
  return data.filter(({ region }) => region?.id === id).map((row) => row.id);
};

const habitOfPackages = async (id: number) => {
  const uses = (await usesAt(path, [id])) ?? [];
  return uses.find(({ nouns }) => nouns.other === 'packages')?.habit;
};

/** The lists of what was taken along. */
const kindsTaken = () => new Set(taken.map((one) => one.path.replace(/\/\d+$/, '')));

const servers: [DialectName, Exclude<Habit, 'keeps' | 'refuses'>][] = [
  ['cascade', 'deletes'],
  ['nulls', 'empties'],
];

it.each(servers)('on a server that is %s, it is listed, said and remembered', async (dialect, habit) => {
  await wire.speak(dialect);
  const using = await rowsOf(1);
  expect(using.length).toBeGreaterThan(0);
  const losses = lossesSoFar();
  expect(await habitOfPackages(1)).toBeUndefined();

  expect(await remove(1)).toBe('done');

  const ofPackages = taken.filter((one) => one.path.startsWith(`${packages}/`));
  expect(ofPackages.map((one) => one.path).toSorted()).toEqual(
    using.map((id) => `${packages}/${id}`).toSorted(),
  );
  for (const one of ofPackages) {
    if (habit === 'deletes') expect(one.last).toMatchObject({ data: { region: { id: 1 } } });
    else expect(one.change).toMatchObject({ from: 1, to: null });
  }
  expect(notices.join()).toMatch(
    habit === 'deletes' ? /deleted .*packages/ : /Without “Everest” now: .*packages/,
  );
  // A run ends at what was not known before, and goes on at what was.
  expect(lossesSoFar()).toBe(losses + 1);
  expect(await habitOfPackages(2)).toBe(habit);
  const kinds = kindsTaken();
  await remove(2);
  const isSurprise = [...kindsTaken()].some((kind) => !kinds.has(kind));
  expect(lossesSoFar()).toBe(losses + (isSurprise ? 2 : 1));
});

it('on a server that refuses, nothing is listed, and that is remembered', async () => {
  await wire.speak('normal');
  await expect(remove(1)).rejects.toThrow(/still use/);
  expect(taken).toEqual([]);
  expect(notices).toEqual([]);
});
