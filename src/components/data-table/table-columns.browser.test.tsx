import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { numericStatus } from './active-status';
import { tableColumns } from './table-columns';

interface Row {
  id: number;
  title: string;
  text: string;
}

const [title, text, price] = tableColumns<Row>(
  [
    { key: 'title', header: 'Title' },
    { key: 'text', header: 'Text' },
    { key: 'price', header: 'Price', value: ({ id }) => id, cell: () => 'NPR 5' },
  ],
  { noun: 'row', name: (row) => row.title },
);

const markupOf = (content: ReactNode) => {
  const element = document.createElement('div');
  const root = createRoot(element);
  flushSync(() => root.render(content));
  const { innerHTML } = element;
  root.unmount();
  return innerHTML;
};

it('shows and exports a text with markup as what it says; a name is a name', () => {
  const row = {
    id: 1,
    title: '<b>Rara</b>',
    text: `<p>Closed &amp; <i>far</i></p><p>${'on '.repeat(200)}</p>`,
  };
  expect(title?.value(row)).toBe('<b>Rara</b>');
  expect(text?.value(row)).toMatch(/^Closed & far on on /);
  expect(markupOf(text?.cell?.(row))).toMatch(/<bdi>Closed &amp; far on [on ]{200,240}…<\/bdi>/);
});

it('puts images before the name, which stays what the row is called and linked by', () => {
  const columns = tableColumns<Row>(
    [{ key: 'title' }, { key: 'text' }, { key: 'picture', value: () => '/files/1.png', image: true }],
    { noun: 'row', name: (row) => row.title, status: { of: () => true } },
  );
  expect(columns.map(({ key, title: isTitle }) => (isTitle ? `${key} is the title` : key))).toEqual([
    'picture',
    'title is the title',
    'text',
    'status',
  ]);
});

it('isolates the text of a cell', () => {
  expect(markupOf(price?.cell?.({ id: 1, title: '', text: '' }))).toBe('<bdi>NPR 5</bdi>');
});

it('calls nothing inactive of which the answer does not say it', () => {
  const columns = tableColumns<{ id: number; status: number | undefined }>([], {
    noun: 'room',
    name: ({ id }) => String(id),
    status: { of: numericStatus },
  });
  expect(
    columns.map(({ value }) => [value({ id: 1, status: 0 }), value({ id: 2, status: undefined })]),
  ).toEqual([['Inactive', 'Unknown']]);
});
