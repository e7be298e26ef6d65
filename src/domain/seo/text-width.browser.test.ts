import { expect, it } from 'vitest';
import { cutToWidth, RESULT_TITLE, sentencesWithin, shortened, textWidth } from './text-width';

const long = 'Everest base camp trek in fourteen days with a guide from Khumjung and a porter for two';

it('measures pixels and not letters', () => {
  expect(textWidth('WWWWWWWWWW', RESULT_TITLE)).toBeGreaterThan(2 * textWidth('iiiiiiiiii', RESULT_TITLE));
  expect(cutToWidth('i'.repeat(80), RESULT_TITLE)).toBe('i'.repeat(80));
  expect(cutToWidth('W'.repeat(80), RESULT_TITLE)).toMatch(/^W+ …$/);
});

it('cuts so that the ellipsis fits, and never through a letter', () => {
  const cut = cutToWidth('सगरमाथा आधार शिविर पदयात्रा '.repeat(5), RESULT_TITLE);
  expect(cut).toMatch(/ …$/);
  expect(textWidth(cut, RESULT_TITLE)).toBeLessThanOrEqual(RESULT_TITLE.limit);
});

it('shortens between words, and leaves alone what fits', () => {
  expect(shortened('Everest', RESULT_TITLE)).toBe('Everest');
  const short = shortened(long, RESULT_TITLE);
  expect(`${long} `.startsWith(`${short} `)).toBe(true);
  expect(textWidth(short, RESULT_TITLE)).toBeLessThanOrEqual(RESULT_TITLE.limit);
  expect(shortened(short, RESULT_TITLE)).toBe(short);
});

it.each([
  [
    'whole sentences',
    'Walk to Namche. Rest there. Then climb with a guide and two porters to the lake.',
    'Walk to Namche. Rest there.',
  ],
  ['those of Nepali', `हामी नाम्चे जान्छौं। ${'त्यहाँ आराम गर्छौं '.repeat(9)}`, 'हामी नाम्चे जान्छौं।'],
  ['the words of a long one', long, shortened(long, RESULT_TITLE)],
  ['nothing of nothing', ' ', ''],
])('takes from the beginning of a text what fits: %s', (_what, text, taken) => {
  expect(sentencesWithin(text, RESULT_TITLE)).toBe(taken);
});
