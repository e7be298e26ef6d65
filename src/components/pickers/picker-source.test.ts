import { expect, it } from 'vitest';
import type { PageMeta } from '@/lib/lists/paging';
import { isPartial, toOptions } from './picker-source';

it.each<[PageMeta | undefined, boolean]>([
  [undefined, false],
  [{ last_page: 1, total: 2 }, false],
  [{ last_page: 2 }, true],
  [{ total: 3 }, true],
])('knows from %j whether two rows are a part of a list: %s', (meta, partial) => {
  expect(isPartial({ data: [1, 2], meta })).toBe(partial);
});

it('makes options of rows, by the first name that is not blank', () => {
  expect(
    toOptions([
      { id: 7, name: 'Lumbini' },
      { id: 8, name: null },
      { id: 9, display_name: ' ', name: 'company-news' },
    ]),
  ).toEqual([
    { value: 7, label: 'Lumbini' },
    { value: 8, label: '' },
    { value: 9, label: 'company-news' },
  ]);
});

it('distinguishes options of one name by the e-mail of a person, or by a region', () => {
  expect(
    toOptions([
      { id: 1, full_name: 'Sita Gurung', email: 'sita@example.com' },
      { id: 2, name: 'Sunrise Homestay', region: { name: 'Ghandruk' } },
      { id: 3, full_name: 'Sita Gurung', email: ' ' },
    ]).map(({ hint }) => hint),
  ).toEqual(['sita@example.com', 'Ghandruk', undefined]);
});
