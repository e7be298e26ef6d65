import { expect, it } from 'vitest';
import { type Column, headerOf } from './column';
import { fileColumns } from './save-rows';

interface Row {
  id: number;
  name: string;
  image: string;
}

const [image, name]: Column<Row>[] = [{ key: 'image', image: true }, { key: 'name' }];
const id: Column<Row> = { key: 'id', header: 'ID' };

it.each([
  [
    [image, name],
    ['Name', 'Image', 'ID'],
  ],
  [
    [image, id, name],
    ['ID', 'Name', 'Image'],
  ],
])('begins a file with what names its rows, and gives each its ID', (columns, header) => {
  expect(fileColumns(columns.filter((column) => column !== undefined)).map(headerOf)).toEqual(header);
});
