import { expect, it } from 'vitest';
import { vendorLetter } from './vendor-letter';

const letter = {
  name: 'Manaslu Circuit',
  person: 'Himalayan Trails',
  contradictions: [
    { sentence: { en: 'Which is right?', ne: 'कुन ठीक हो?' } },
    { sentence: { en: 'Is that meant?', ne: 'यो मिलाएरै राखिएको हो?' } },
  ],
};

it('asks about each in English, in Nepali, or in both', () => {
  const [english, nepali] = [vendorLetter(letter, 'en'), vendorLetter(letter, 'ne')];
  expect(english).toMatch(/^Hello Himalayan Trails,/);
  expect(english).toContain('\n- Which is right?\n- Is that meant?\n');
  expect(nepali).toMatch(/^नमस्ते Himalayan Trails,/);
  expect(nepali).toContain('\n- कुन ठीक हो?\n- यो मिलाएरै राखिएको हो?\n');
  expect(vendorLetter(letter, 'both')).toBe(`${english}\n\n—\n\n${nepali}`);
});

it('greets a vendor whose name is unknown', () => {
  expect(vendorLetter({ ...letter, person: undefined }, 'ne')).toMatch(/^नमस्ते,\n/);
});
