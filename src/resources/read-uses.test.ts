import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readerOf } from '@/api/tolerant/reader';
import type { RecordUse } from '@/components/dialogs/record-uses-context';
import { createBackend } from '@/mocks/backend';
import type { DialectName } from '@/mocks/dialects/names';
import { testClient } from '@/mocks/test-client';
import { areas } from './index';
import { readUse, usesAt } from './read-uses';
import { usesOf } from './uses';

const wire = vi.hoisted(() => ({
  read: (_url: string): Promise<unknown> => Promise.reject(new Error('No backend yet.')),
}));

vi.mock('@/api/http', () => ({
  request: ({ url, params }: { url: string; params?: Record<string, string> }) =>
    wire.read(params ? `${url}?${new URLSearchParams(params).toString()}` : url),
}));

const speak = (dialect: DialectName) => {
  const client = testClient(createBackend({ authenticate: false, controls: { dialect } }));
  wire.read = async (url) => (await readerOf(url.replace(/\?.*/, '')))((await client.call('GET', url)).body);
};

beforeEach(() => speak('normal'));

const said = ({ nouns, count, more }: RecordUse) =>
  `${count === undefined ? '?' : `${more ? '>=' : ''}${count}`} ${nouns.other}`;
const countsOf = async (path: string, ...ids: number[]) => (await usesAt(path, ids))?.map(said);

describe('what names a record', () => {
  it.each<[string, number[], string[] | undefined]>([
    ['/package-regions', [1], ['5 packages', '3 banners', '1 SEO pages', '0 SEO pages of regions nearby']],
    ['/package-regions', [1, 2], ['7 packages', '4 banners', '2 SEO pages', '2 SEO pages of regions nearby']],
    ['/features', [1], ['12 packages', '34 homestays', '34 hotels']],
    ['/amenities', [1], ['0 homestays', '? homestay rooms', '33 hotels', '? hotel rooms']],
    ['/categories', [1], ['9 blogs']],
    ['/roles', [3], ['41 users']],
    ['/users', [3], ['0 homestays', '0 hotels', '3 packages', '? bookings']],
    ['/homestays', [1], ['0 blogs', '4 rooms', '>=15 bookings', '0 SEO pages']],
    ['/hotels', [1, 2], ['0 blogs', '13 rooms', '>=35 bookings', '0 SEO pages']],
    ['/pages', [1], ['3 pages']],
    ['/packages', [1], ['3 blogs', '10 departures', '>=3 bookings', '0 SEO pages']],
    ['/notices', [1], undefined],
    ['/packages/1/view', [1], undefined],
  ])('of %s %j is %j', async (path, ids, uses) => {
    expect(await countsOf(path, ...ids)).toEqual(uses);
  });

  it.each<[DialectName, string[]]>([
    ['ids', ['5 packages', '>=3 banners', '1 SEO pages', '0 SEO pages of regions nearby']],
    ['bare', ['5 packages', '>=3 banners', '1 SEO pages', '0 SEO pages of regions nearby']],
    ['deaf', ['5 packages', '3 banners', '1 SEO pages', '0 SEO pages of regions nearby']],
  ])('is never a wrong number in the dialect %s', async (dialect, uses) => {
    speak(dialect);
    expect(await countsOf('/package-regions', 1)).toEqual(uses);
  });

  it('is not known if it cannot be read', async () => {
    wire.read = () => Promise.reject(new Error('Forbidden.'));
    expect(await countsOf('/categories', 1)).toEqual(['? blogs']);
  });

  it('is not asked for a record without an id when there are too many to ask for each', async () => {
    const read = vi.spyOn(wire, 'read');
    const ids = Array.from({ length: 11 }, (_, at) => at + 1);
    expect(await countsOf('/hotels', ...ids)).toContain('? rooms');
    expect(await countsOf('/packages', ...ids)).toContain('? departures');
    expect(read.mock.calls.join(' ')).not.toMatch(/undefined/);
    read.mockRestore();
  });

  it('has the names of travellers for the bookings of a listing', async () => {
    const [, , bookings] = (await usesAt('/homestays', [1])) ?? [];
    expect(bookings?.named[0]?.name).toBe('Umesh Prasad Thakuri');
  });

  it('leads to the list of just these records, or to each where the list has no filter for them', async () => {
    const [packages, banners] = (await usesAt('/package-regions', [1])) ?? [];
    expect(packages?.link).toEqual({ to: '/packages', search: { region_id: 1 } });
    expect(banners?.link).toBeUndefined();
    expect(banners?.named[0]?.link).toMatchObject({ to: '/banners/$bannerId/edit' });
  });

  it('is asked of just the areas whose records can be named', () => {
    const used = areas.filter(({ path }) => usesOf(path).length > 0).map(({ path }) => path);
    expect(areas.filter((area) => area.used).map(({ path }) => path)).toEqual(used);
  });
});

describe('all that names a record', () => {
  const whole = async (path: string, name: string, id: number) => {
    const use = usesOf(path).find((one) => `${one.tag} ${one.name}` === name);
    if (!use) throw new Error(`Nothing is called ${name}`);
    return readUse(use, [id], { whole: true });
  };
  const counts = async (path: string, name: string, id = 1) => {
    const { named, isWhole, silent } = await whole(path, name, id);
    return [named.length, isWhole, silent.length];
  };

  it('is read to the end of the list, and says which rows do not say it', async () => {
    expect(await counts('/features', 'hotels available_features')).toEqual([34, true, 0]);
    expect(await counts('/amenities', 'hotel-rooms amenities', 31)).toEqual([0, true, 100]);
  });

  it('is looked for in the whole list if the filter finds nothing', async () => {
    const read = vi.spyOn(wire, 'read');
    expect(await counts('/roles', 'users role_id', 3)).toEqual([41, true, 0]);
    read.mockClear();
    expect(await counts('/roles', 'users role_id', 99)).toEqual([0, true, 0]);
    const filtered = read.mock.calls.map(([url]) => url.includes('role='));
    expect(filtered).toEqual([true]);
    read.mockRestore();
  });

  it('is found although the filter means something else', async () => {
    const { read } = wire;
    wire.read = (url) => read(url.replace('activity_id=1', 'activity_id=999'));
    expect(await counts('/package-activities', 'packages activity_id')).toEqual([21, true, 0]);
  });

  it('of one kind of region is not that of another with the same id', async () => {
    const named = async (path: string) => (await whole(path, 'seo-pages seopageable_id', 1)).named;
    const [packages, hotels] = [await named('/package-regions'), await named('/hotel-regions')];
    expect(packages).toHaveLength(1);
    expect(hotels).toHaveLength(1);
    expect(packages).not.toEqual(hotels);
  });
});
