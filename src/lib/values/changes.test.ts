import { expect, it } from 'vitest';
import { changesOf } from './changes';

const stored = { title: 'Wifi', status: true, permissions: [1, 2], price: null };

it('is empty if nothing differs', () => {
  expect(changesOf({ ...stored, permissions: [1, 2] }, stored)).toEqual({});
});

it('returns the fields that differ, and no others', () => {
  expect(changesOf({ ...stored, status: false }, stored)).toEqual({ status: false });
  expect(changesOf({ ...stored, permissions: [2, 1], price: 0 }, stored)).toEqual({
    permissions: [2, 1],
    price: 0,
  });
  expect(changesOf({ ...stored, price: undefined }, stored)).toEqual({});
});

it('returns files, and fields that the stored body does not have', () => {
  const images = [new File(['x'], 'x.png')];
  expect(changesOf({ ...stored, images, alt: [''] }, stored)).toEqual({ images, alt: [''] });
});

it('returns the fields in `also` in any case', () => {
  expect(changesOf(stored, stored, new Set(['price', 'unknown']))).toEqual({ price: null });
});
