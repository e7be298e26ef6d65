import { expect, it } from 'vitest';
import { type SearchedPage, searchFaults } from './search-faults';

const page = (path: string, title?: string, description?: string): SearchedPage => ({
  path,
  name: path,
  tag: title === undefined ? null : { title, description: description ?? null },
});
/** As if ten characters fitted. */
const ten = ({ title, description }: { title: string; description: string }) => ({
  title: title.slice(0, 10),
  description: description.slice(0, 10),
});

it('lists the pages that fall short, the worst first', () => {
  const pages = [
    page('/blogs/1', 'Fine', 'Short'),
    page('/blogs/2', 'Too long a title', 'Brief'),
    page('/blogs/3'),
  ];
  expect(searchFaults(pages, ten)).toEqual({
    seen: 3,
    faults: [
      {
        path: '/blogs/3',
        name: '/blogs/3',
        reasons: [
          'There is no meta page title: search engines make one up.',
          'There is no meta description: search engines pick a piece of the page.',
        ],
      },
      {
        path: '/blogs/2',
        name: '/blogs/2',
        reasons: ['The meta page title is too long: its end is cut off.'],
      },
    ],
  });
});

it('finds the same texts on pages of different kinds', () => {
  const faults = searchFaults([page('/blogs/1', 'Everest', 'One'), page('/pages/1', ' everest', 'Two')], ten);
  expect(faults?.faults.map(({ path, reasons }) => [path, reasons])).toEqual([
    ['/blogs/1', ['“/pages/1” has the same meta page title.']],
    ['/pages/1', ['“/blogs/1” has the same meta page title.']],
  ]);
});

it('blames no page of an area whose API says no texts', () => {
  const silent: SearchedPage = { path: '/pages/1', name: 'About', tag: undefined };
  expect(searchFaults([silent], ten)).toBeNull();
  expect(searchFaults([silent, page('/blogs/1', 'Fine', 'Short')], ten)).toEqual({ seen: 1, faults: [] });
});
