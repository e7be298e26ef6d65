import { expect, it, vi } from 'vitest';
import { imageAddress } from './image-address';

it.each([
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['/storage/a.png', 'https://api.test/storage/a.png'],
  ['storage/a.png', 'https://api.test/storage/a.png'],
  ['//cdn.example/a.png', 'https://cdn.example/a.png'],
  ['', undefined],
  ['data:image/png;base64,AAAA', undefined],
])('finds the image at "%s"', (url, address) => {
  vi.stubGlobal('location', { href: 'http://app.test/hotels/1/edit' });
  expect(imageAddress(url)).toBe(address);
});
