import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readerOf } from '@/api/tolerant/reader';
import type { RecordUse } from '@/components/dialogs/record-uses-context';
import { createBackend } from '@/mocks/backend';
import type { DialectName } from '@/mocks/dialects/names';
import { testClient } from '@/mocks/test-client';
import { usesAt } from './uses';

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
const usesOf = async (path: string, ...ids: number[]) => (await usesAt(path, ids))?.map(said);

describe('what names a record', () => {
  it.each<[string, number[], string[] | undefined]>([
    ['/package-regions', [1], ['5 packages', '3 banners', '1 SEO pages']],
    ['/package-regions', [1, 2], ['7 packages', '4 banners', '2 SEO pages']],
    ['/features', [1], ['12 packages', '34 homestays', '34 hotels']],
    ['/amenities', [1], ['0 homestays', '? homestay rooms', '33 hotels', '? hotel rooms']],
    ['/categories', [1], ['9 blogs']],
    ['/roles', [3], ['41 users']],
    ['/users', [3], ['0 homestays', '0 hotels', '3 packages', '? bookings']],
    ['/homestays', [1], ['0 blogs', '4 rooms', '>=15 bookings']],
    ['/hotels', [1, 2], ['0 blogs', '13 rooms', '>=35 bookings']],
    ['/pages', [1], ['3 pages']],
    ['/packages', [1], ['3 blogs', '10 departures', '>=3 bookings']],
    ['/notices', [1], undefined],
    ['/packages/1/view', [1], undefined],
  ])('of %s %j is %j', async (path, ids, uses) => {
    expect(await usesOf(path, ...ids)).toEqual(uses);
  });

  it.each<[DialectName, string[]]>([
    ['ids', ['5 packages', '>=3 banners', '1 SEO pages']],
    ['bare', ['5 packages', '>=3 banners', '1 SEO pages']],
    ['deaf', ['5 packages', '3 banners', '1 SEO pages']],
  ])('is never a wrong number in the dialect %s', async (dialect, uses) => {
    speak(dialect);
    expect(await usesOf('/package-regions', 1)).toEqual(uses);
  });

  it('is not known if it cannot be read', async () => {
    wire.read = () => Promise.reject(new Error('Forbidden.'));
    expect(await usesOf('/categories', 1)).toEqual(['? blogs']);
  });

  it('is not asked for a record without an id when there are too many to ask for each', async () => {
    const read = vi.spyOn(wire, 'read');
    const ids = Array.from({ length: 11 }, (_, at) => at + 1);
    expect(await usesOf('/hotels', ...ids)).toContain('? rooms');
    expect(await usesOf('/packages', ...ids)).toContain('? departures');
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
});
