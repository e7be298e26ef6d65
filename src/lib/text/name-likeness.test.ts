import { expect, it } from 'vitest';
import { heardName, nameLikeness } from './name-likeness';

const likeness = (a: string, b: string) => Math.round(100 * nameLikeness(heardName(a), heardName(b)));

it.each([
  ['Hotel Barahi', 'hotel barahi', 100],
  ['Hotel Annapurna', 'होटल अन्नपूर्ण', 100],
  ['Machhapuchhre Lodge', 'Machapuchare Lodge', 90],
  ['Hotel Yak & Yeti', 'Yak and Yeti Hotel Pvt. Ltd.', 75],
  ['Poonhill Guest House', 'Poon Hill Guesthouse', 95],
  ['Fewa Lake Resort', 'Phewa Lake Resort', 100],
  ['Hotel Marsyangdi Garden', 'Marsyangdi Gardn Hotel', 85],
  ['Hotel Marsyangdi Garden', 'होटल मर्स्याङ्दी गार्डेन (Hotel Marsyangdi Garden)', 95],
] as const)('%s is like %s', (a, b, least) => {
  expect(likeness(a, b)).toBeGreaterThanOrEqual(least);
  expect(likeness(b, a)).toBe(likeness(a, b));
});

it.each([
  ['Hotel Mountain View', 'Hotel Lake View', 60],
  ['Hotel Nepal Pvt. Ltd.', 'Trek Nepal Pvt. Ltd.', 80],
  ['Everest Tours Pvt. Ltd.', 'Annapurna Tours Pvt. Ltd.', 50],
  ['Annapurna Circuit 12 Days', 'Annapurna Circuit 14 Days', 70],
  ['फूल होमस्टे', 'फल होमस्टे', 80],
  ['Hotel', 'Hotel Barahi', 50],
  ['होटल अन्नपूर्ण Pokhara', 'Hotel Pokhara', 80],
  ['', 'Hotel Barahi', 0],
  ['', '', 0],
] as const)('%s is not like %s', (a, b, most) => {
  expect(likeness(a, b)).toBeLessThanOrEqual(most);
});

it('compares no more of a name than 200 characters', () => {
  expect(
    likeness(`Hotel ${'Marsyangdi '.repeat(20)} Lodge`, `Hotel ${'Marsyangdi '.repeat(20)} Garden`),
  ).toBe(100);
});
