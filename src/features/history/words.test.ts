import { describe, expect, it } from 'vitest';
import type { FieldChange } from '@/api/client/written';
import type { Entry } from '@/domain/history/entry';
import { byDay, entriesThat } from './grouped';
import { dayLines, entryLine } from './words';

const entry = (more: Partial<Entry>): Entry => ({
  id: 1,
  at: Date.parse('2026-11-28T06:00:00Z'),
  owner: '1',
  kind: 'changed',
  path: '/v1/admin/package/packages/5',
  name: 'Everest Base Camp',
  changes: [],
  ...more,
});

const priced = entry({ changes: [{ field: 'price_per_person', from: 1200, to: 1300 }] });

describe('a line for a colleague', () => {
  it.each<[string, Partial<Entry>, string]>([
    ['a change', priced, 'Package “Everest Base Camp”: price per person 1,200 → 1,300'],
    ['a creation', { kind: 'created' }, 'Package “Everest Base Camp” was created.'],
    [
      'a deletion',
      { kind: 'deleted', path: '/v1/admin/features/5' },
      'Feature “Everest Base Camp” was deleted.',
    ],
    [
      'an approval',
      { kind: 'approved', path: '/v1/admin/package/5' },
      'Package “Everest Base Camp” was approved.',
    ],
    [
      'a cancelled booking',
      { kind: 'cancelled', path: '/v1/admin/bookings/5', name: '' },
      'Booking ID 5 was cancelled.',
    ],
    [
      'a part',
      {
        path: '/v1/admin/packages/5/faqs/2',
        name: 'Visa?',
        changes: [{ field: 'status', from: true, to: false }],
      },
      'FAQ “Visa?”: status Active → Inactive',
    ],
    [
      'a room',
      { path: '/v1/admin/hotels/5/rooms/2', name: 'Deluxe', changes: [{ field: 'beds', from: 1, to: 2 }] },
      'Room “Deluxe”: beds 1 → 2',
    ],
    [
      'the own password',
      { path: '/v1/admin/reset-password', name: '', changes: [{ field: 'password', hidden: true }] },
      'Own password: password changed',
    ],
    [
      'what may not have been saved',
      { ...priced, unsure: true },
      'Package “Everest Base Camp”: price per person 1,200 → 1,300 (The answer was lost: it may not have been saved.)',
    ],
    [
      'what was undone',
      { kind: 'created', undone: 1 },
      'Package “Everest Base Camp” was created. (Undone since.)',
    ],
  ])('says %s', (_, more, line) => {
    expect(entryLine(entry(more))).toBe(line);
  });

  it.each<[string, FieldChange, string]>([
    [
      'a reference by its names',
      { field: 'region_id', from: 3, to: 5, named: ['Everest', 'Manang'] },
      'region Everest → Manang',
    ],
    ['one without a name by its ID', { field: 'vendor_id', from: 3, to: 5 }, 'vendor ID 3 → ID 5'],
    [
      'what was or is nothing',
      { field: 'website', from: '', to: 'https://yak.np' },
      'website empty → https://yak.np',
    ],
    [
      'a place with all its digits',
      { field: 'latitude', from: 27.80691, to: 27.80692 },
      'latitude 27.80691 → 27.80692',
    ],
    ['a date', { field: 'established_at', from: '', to: '2020-03-01' }, 'established at empty → 1 Mar 2020'],
    ['yes and no', { field: 'is_sponsored', from: false, to: true }, 'is sponsored No → Yes'],
    ['words', { field: 'meta_keywords', from: ['a'], to: ['a', 'b'] }, 'meta keywords a → a, b'],
    [
      'images by their number',
      { field: 'images', from: [], to: [{ id: 1, url: '/1.jpg' }] },
      'images empty → 1 image',
    ],
    [
      'texts of images',
      { field: 'images', from: [{ id: 1, alt: 'a' }], to: [{ id: 1, alt: 'b' }] },
      'images changed',
    ],
    ['what was unknown', { field: 'price_per_person', to: 5 }, 'price per person 5'],
    ['an acronym as it is', { field: 'uri', from: 'a', to: 'b' }, 'URI a → b'],
  ])('shows %s', (_, change, line) => {
    expect(entryLine(entry({ changes: [change] }))).toBe(`Package “Everest Base Camp”: ${line}`);
  });

  it('shows of long texts where they begin to differ', () => {
    const long = 'The trek leads through Sherpa villages, over a suspension bridge and up to '.repeat(3);
    const line = entryLine(
      entry({ changes: [{ field: 'overview', from: `${long}Namche`, to: `${long}Lukla` }] }),
    );
    expect(line).toMatch(/…and up to Namche → …and up to Lukla$/);
  });

  it('divides no letter from its vowel signs, where there are no spaces', () => {
    const long = 'अनुभवीपथप्रदर्शकसहितअठारदिनेसाहसिकयात्रा'.repeat(4);
    const line = entryLine(entry({ changes: [{ field: 'overview', from: long, to: `${long}${long}` }] }));
    for (const [, letter = ''] of line.matchAll(/…(.)/gu)) expect(letter).not.toMatch(/\p{M}/u);
  });

  it('puts the day’s first change first', () => {
    const day = dayLines('28 Nov 2026', [entry({ id: 2, kind: 'created' }), priced]);
    expect(day.split('\n')).toEqual([
      '28 Nov 2026',
      '- Package “Everest Base Camp”: price per person 1,200 → 1,300',
      '- Package “Everest Base Camp” was created.',
    ]);
  });
});

describe('the list', () => {
  it('is by day in Nepal and by run, and a run is of the day when it began', () => {
    const at = (time: string) => Date.parse(`2026-11-${time}`);
    const days = byDay([
      entry({ id: 4, at: at('28T18:16:00Z'), run: 'a' }),
      entry({ id: 3, at: at('28T18:14:00Z'), run: 'a' }),
      entry({ id: 2, at: at('27T18:15:00Z') }),
      entry({ id: 1, at: at('27T18:14:00Z') }),
    ]);
    const ids = days.map(({ date, runs }) => [
      date,
      ...runs.map(({ entries }) => entries.map(({ id }) => id)),
    ]);
    expect(ids).toEqual([
      ['2026-11-28', [4, 3], [2]],
      ['2026-11-27', [1]],
    ]);
  });

  const all = [
    entry({ ...priced, by: 'sheet' }),
    entry({ id: 2, kind: 'deleted', path: '/v1/admin/packages/5/faqs/2', name: 'Visa?' }),
    entry({ id: 3, kind: 'created', path: '/v1/admin/package/packages/55', name: 'पोखरा' }),
    entry({ id: 4, kind: 'approved', path: '/v1/admin/package/5' }),
  ];

  it.each([
    [{}, [1, 2, 3, 4]],
    [{ text: 'base 1,300' }, [1]],
    [{ text: 'PRICE' }, [1]],
    [{ text: 'sheet' }, [1]],
    [{ text: 'पोखरा' }, [3]],
    [{ kind: 'changed' }, [1, 4]],
    [{ kind: 'deleted' }, [2]],
    [{ record: '/packages/5' }, [1, 2, 4]],
    [{ record: '/packages/5/faqs/2' }, [2]],
    [{ record: '/packages/5', kind: 'created' }, []],
  ])('has for %j the entries %j', (wanted, ids) => {
    expect(entriesThat(all, wanted).map(({ id }) => id)).toEqual(ids);
  });
});
