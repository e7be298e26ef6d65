import { expect, it } from 'vitest';
import { typedText } from './typed-text';

it.each([
  ['\tGokyo\r\n', 'Gokyo'],
  ['\u00a0Gokyo\u00a0Ri\u202f', 'Gokyo Ri'],
  ['Gokyo\tRi', 'Gokyo Ri'],
  ['\u200bGokyo\u200b \ufeffRi\u2060', 'Gokyo Ri'],
  ['\u200eGokyo\u200f', 'Gokyo'],
  ['Gok\u00adyo', 'Gokyo'],
  ['Gokyo\u200d', 'Gokyo'],
  ['\u200cGokyo \u200dRi', 'Gokyo Ri'],
  ['\u3000पोखरा\u200d', 'पोखरा'],
  ['\u200b', ''],
  ['\u2066Gokyo\u2069 \u061cRi\u{E0067}\u{E007F}', 'Gokyo Ri'],
  ['Gok\u0000yo\u3164', 'Gokyo'],
])('cleans %j to %j', (text, clean) => {
  expect(typedText(text)).toBe(clean);
});

it.each([
  'र\u094d\u200dयाली',
  'क\u094d\u200cष',
  'Two  spaces',
  '👩\u200d🌾',
  '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  'می\u200cخواهم',
  'आ॰ १',
])('keeps %j as it is', (text) => {
  expect(typedText(text)).toBe(text);
});
