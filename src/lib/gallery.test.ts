import { expect, it } from 'vitest';
import { galleryPaths, galleryRows } from './gallery';

const file = (name: string) => new File(['x'], name);
const items = [
  { id: 7, url: '/files/7.png', alt: 'Phewa lake' },
  { file: file('ridge.png'), alt: 'Ridge' },
  { id: 9, url: '/files/9.png', file: file('sent.png'), alt: '' },
  { file: file('lodge.png'), alt: '' },
];

it('names each picture as its row, and each new one by its place among the new ones', () => {
  expect(galleryPaths(items)).toEqual([
    ['gallery.0'],
    ['gallery.1', 'images.0', 'alt.0'],
    ['gallery.2'],
    ['gallery.3', 'images.1', 'alt.1'],
  ]);
  expect(galleryRows(items)).toMatchObject([{ id: 7 }, { upload: 0 }, { id: 9 }, { upload: 1 }]);
});
