import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { filterRows, pageOf, sortRows } from './list';

const schema = z.object({
  page: z.int().default(1),
  per_page: z.int().max(100).default(10),
  sort: z.string().optional(),
  id: z.int().optional(),
  title: z.string().optional(),
  type: z.enum(['hotel', 'homestay']).optional(),
  status: z.enum(['1', '0']).optional(),
  region_id: z.string().optional(),
});

const rows = [
  {
    id: 1,
    title: 'Éverest Base Camp',
    type: 'hotel',
    status: true,
    price: 900,
    region: { id: 7, name: 'Khumbu' },
  },
  {
    id: 2,
    title: 'अन्नपूर्ण आधार शिविर',
    type: 'homestay',
    status: false,
    price: 1000,
    region: { id: 3, name: 'Annapurna' },
  },
  { id: 3, title: 'Everest 10 days', type: 'hotel', status: true, price: null, region: null },
  {
    id: 12,
    title: 'Everest 9 days',
    type: 'hotel',
    status: false,
    price: 1000,
    region: { id: 3, name: 'Annapurna' },
  },
];

const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);
const filtered = (query: string) => ids(filterRows(rows, new URLSearchParams(query), schema));

describe('filters', () => {
  it.each([
    ['title=EVEREST', [3, 12]],
    ['title=%C3%A9verest', [1]],
    ['title=E%CC%81VEREST', [1]],
    ['title=आधार', [2]],
    ['id=1', [1]],
    ['id=99', []],
    ['id=many', []],
    ['type=hotel', [1, 3, 12]],
    ['type=hot', []],
    ['status=1', [1, 3]],
    ['status=0', [2, 12]],
    ['title=', [1, 2, 3, 12]],
    ['title=%20%20', [1, 2, 3, 12]],
    ['title=everest&status=0', [12]],
    ['price=900', [1, 2, 3, 12]],
    ['page=2&per_page=1&sort=-id', [1, 2, 3, 12]],
  ])('%s', (query, expected) => expect(filtered(query)).toEqual(expected));

  it('lets a resource answer for a filter that is no field of its rows', () => {
    const byRegion = {
      region_id: (row: (typeof rows)[number], wanted: string) => row.region?.id === Number(wanted),
    };
    expect(ids(filterRows(rows, new URLSearchParams('region_id=3'), schema, byRegion))).toEqual([2, 12]);
  });
});

describe('order', () => {
  it.each([
    [null, [1, 2, 3, 12]],
    ['-id', [12, 3, 2, 1]],
    ['price', [1, 2, 12, 3]],
    ['-price', [2, 12, 1, 3]],
    ['status', [2, 12, 1, 3]],
    ['region', [2, 12, 1, 3]],
    ['nonsense', [1, 2, 3, 12]],
  ])('%s', (sort, expected) => expect(ids(sortRows(rows, sort))).toEqual(expected));

  it('counts numbers inside texts and orders Devanagari after Latin', () => {
    expect(ids(sortRows(rows, 'title'))).toEqual([12, 3, 1, 2]);
  });
});

describe('pages', () => {
  const many = Array.from({ length: 95 }, (_, index) => ({ id: index + 1 }));
  const page = (query: string) => {
    const { data, meta } = pageOf(many, new URLSearchParams(query), schema);
    return [data.at(0)?.id, data.length, meta.last_page, meta.per_page, meta.current_page];
  };

  it.each([
    ['', [1, 10, 10, 10, 1]],
    ['page=10', [91, 5, 10, 10, 10]],
    ['page=11', [undefined, 0, 10, 10, 11]],
    ['per_page=50&page=2', [51, 45, 2, 50, 2]],
    ['per_page=1000', [1, 95, 1, 100, 1]],
    ['page=0', [1, 10, 10, 10, 1]],
    ['page=-3&per_page=x', [1, 10, 10, 10, 1]],
    ['page=1.5', [1, 10, 10, 10, 1]],
  ])('?%s', (query, expected) => expect(page(query)).toEqual(expected));

  it('has one page when there is nothing', () => {
    expect(pageOf([], new URLSearchParams(), schema).meta).toEqual({
      last_page: 1,
      per_page: 10,
      current_page: 1,
    });
  });

  it("takes the page size from the contract's default", () => {
    const users = schema.extend({ per_page: z.int().max(100).default(50) });
    expect(pageOf(many, new URLSearchParams(), users).meta.per_page).toBe(50);
  });
});
