import { expect, it } from 'vitest';
import { pagesOutside, pageTree } from './page-tree';

const rows = [
  { id: 1, title: 'About us', parent_id: null },
  { id: 4, title: 'A visit', parent_id: 2 },
  { id: 2, title: 'Homestays', parent_id: 1 },
  { id: 3, title: null, name: 'Privacy', parent_id: null },
];

const lines = (id?: number, some: Parameters<typeof pageTree>[0] = rows) =>
  pagesOutside(pageTree(some), id).map(({ title, above }) => '–'.repeat(above.length) + title);

it('puts every page below its parent', () => {
  expect(lines()).toEqual(['About us', '–Homestays', '––A visit', 'Privacy']);
  expect(pageTree(rows)[0]?.children[0]?.children[0]?.above).toEqual(['About us', 'Homestays']);
});

it('offers no page of the branch that begins with a page', () => {
  expect(lines(2)).toEqual(['About us', 'Privacy']);
  expect(lines(1)).toEqual(['Privacy']);
});

it('puts a page whose parent is not there at the top', () => {
  expect(lines(undefined, [{ id: 7, title: 'Alone', parent_id: 99 }])).toEqual(['Alone']);
});

it('shows each page of a circle once', () => {
  const circle = [
    { id: 1, title: 'A', parent_id: 2 },
    { id: 2, title: 'B', parent_id: 1 },
    { id: 3, title: 'Itself', parent_id: 3 },
  ];
  expect(lines(undefined, circle)).toEqual(['A', '–B', 'Itself']);
});

it('is flat where no parents come', () => {
  expect(lines(undefined, [{ id: 1 }, { id: 2, title: 'B' }])).toEqual(['Unnamed page (ID 1)', 'B']);
});
