import { expect, it } from 'vitest';
import { counted, plural } from './plural';

it('counts with the form of the noun that the number wants', () => {
  expect([0, 1, 2, 1234].map((count) => counted(count, 'day', 'days'))).toEqual([
    '0 days',
    '1 day',
    '2 days',
    '1,234 days',
  ]);
  expect(counted(1n, 'child', 'children')).toBe('1 child');
});

it('takes whole sentences, with the number anywhere or nowhere, and leaves the # of a name alone', () => {
  const forms = { one: 'One image has no text.', other: 'No text: # images of “Trek #1”.' };
  expect(plural(1, forms)).toBe('One image has no text.');
  expect(plural(3, forms)).toBe('No text: 3 images of “Trek #1”.');
});

it('falls back to the general form', () => {
  expect(plural(1, { other: '# selected' })).toBe('1 selected');
});
