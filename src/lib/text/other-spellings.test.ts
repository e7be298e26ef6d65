import { expect, it } from 'vitest';
import { otherSpellings } from './other-spellings';

it.each([
  ['pokhara', 'पोखरा'],
  ['पोखरा', 'Pokhara'],
  ['Tyangboche', 'Tengboche'],
  ['Tyangboche monastery', 'Tengboche monastery'],
  ['Poon Hill trek', 'Poonhill trek'],
  ['poonhill', 'Poon Hill'],
  ['EBC', 'Everest Base Camp'],
  // What contains it is found by it.
  ['rara', 'रारा'],
  ['everest base camp trek', 'EBC trek'],
  ['काठमाडौं', 'Kathmandu'],
  ['सिरुबारी होमस्टे', 'Sirubari Homestay'],
  ['\tkatmandu\u200b', 'Kathmandu'],
])('first spells %j as %s', (text, spelling) => {
  expect(otherSpellings(text)[0]).toBe(spelling);
});

it.each(['Hotel Yak', 'Lake', 'ABCD', 'y', '', 'sherpa@example.com', '4711'])(
  'knows nothing for “%s”',
  (text) => {
    expect(otherSpellings(text)).toEqual([]);
  },
);

it('offers three at most, none of them twice', () => {
  expect(otherSpellings('काठमाडौँ')).toEqual(['Kathmandu', 'काठमाडौं', 'काठमाण्डू']);
});
