import { describe, expect, it } from 'vitest';
import type { PageMeta } from '@/lib/paging';
import { filterOptions, isPartial, toOptions } from './picker-source';

const options = [
  { value: 1, label: 'Upper Mustang', hint: 'Mustang district' },
  { value: 2, label: 'Mustang Trail' },
  { value: 3, label: 'Pokhara', hint: 'Kaski' },
  { value: 4, label: 'अन्नपूर्ण आधार शिविर' },
  { value: 5, label: 'Café Zürich' },
];
const found = (term: string) => filterOptions(options, term).map(({ value }) => value);

describe('filterOptions', () => {
  it.each([
    ['', [1, 2, 3, 4, 5]],
    ['mustang', [2, 1]],
    ['  MUSTANG upper ', [1]],
    ['kaski', [3]],
    ['cafe zur', [5]],
    ['अन्नपूर्ण', [4]],
    ['zzz', []],
  ])('finds by "%s"', (term, values) => {
    expect(found(term)).toEqual(values);
  });
});

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
