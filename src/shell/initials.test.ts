import { expect, test } from 'vitest';
import { initials } from './initials';

test.each([
  ['Maya Gurung', 'MG'],
  ['maya devi gurung', 'MG'],
  ['Maya', 'M'],
  ['माया गुरुङ', 'मागु'],
  ['', ''],
])('%j is shortened to %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
