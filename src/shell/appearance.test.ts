import { expect, test } from 'vitest';
import { parseAppearance } from './appearance';

const defaults = {
  language: 'en',
  theme: 'auto',
  direction: 'ltr',
  navbar: 'floating',
  footer: 'static',
  menu: 'open',
  setup: 'open',
  width: 'full',
};

test.each([null, undefined, 'dark', 7, [], { theme: 'neon', direction: 1, navbar: null }])(
  'whatever was stored (%j), the defaults fill in',
  (stored) => {
    expect(parseAppearance(stored)).toEqual(defaults);
  },
);

test('known choices are kept, unknown keys dropped', () => {
  expect(parseAppearance({ theme: 'semi-dark', direction: 'rtl', width: 'boxed', extra: true })).toEqual({
    ...defaults,
    theme: 'semi-dark',
    direction: 'rtl',
    width: 'boxed',
  });
});
