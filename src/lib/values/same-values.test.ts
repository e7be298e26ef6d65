import { expect, it } from 'vitest';
import { sameValues } from './same-values';

const file = new File(['a'], 'a.png');

it.each([
  [{ a: 1, b: [{ c: 'x' }] }, { a: 1, b: [{ c: 'x' }] }, true],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
  [{ a: undefined }, {}, false],
  [[], {}, false],
  [{ file }, { file }, true],
  [{ file }, { file: new File(['a'], 'a.png') }, false],
  [NaN, NaN, true],
  [null, {}, false],
])('compares %j with %j', (a, b, expected) => {
  expect(sameValues(a, b)).toBe(expected);
});
