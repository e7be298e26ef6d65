import { expect, it } from 'vitest';
import { changesOf } from './changes';

const stored = { title: 'Wifi', status: true, permissions: [1, 2], price: null };

it('is empty for what is as it was', () => {
  expect(changesOf({ ...stored, permissions: [1, 2] }, stored)).toEqual({});
});

it('has the fields that differ, and no others', () => {
  expect(changesOf({ ...stored, status: false }, stored)).toEqual({ status: false });
  expect(changesOf({ ...stored, permissions: [2, 1], price: 0 }, stored)).toEqual({
    permissions: [2, 1],
    price: 0,
  });
  expect(changesOf({ ...stored, price: undefined }, stored)).toEqual({});
});

it('has files, and what the stored body does not mention', () => {
  const images = [new File(['x'], 'x.png')];
  expect(changesOf({ ...stored, images, alt: [''] }, stored)).toEqual({ images, alt: [''] });
});

it('has what is to be sent in any case', () => {
  expect(changesOf(stored, stored, new Set(['price', 'unknown']))).toEqual({ price: null });
});
