import { help } from 'virtual:help';
import { describe, expect, it } from 'vitest';
import { partsAbout, partsByWords } from './help-search';
import { searchedStems } from './help-words';

const about = (typed: string) => partsAbout(help.tasks, searchedStems(typed)).map(({ title }) => title);

describe('the help answers first', () => {
  it.each([
    ['how do I add a colleague', 'Give people access'],
    ['new employee', 'Give people access'],
    ['refund', 'Cancel a booking'],
    ['cancel a booking', 'Cancel a booking'],
    ['change price of many', 'Change many records at once'],
    ['dark mode', 'Make it yours'],
    ['which documents does a vendor owe', 'See what to do next'],
    ['import excel', 'Create or change records by a spreadsheet'],
    ['who travels tomorrow', 'Find anything'],
    ['photo too small', 'Look after all images'],
    ['approved by mistake', 'Decide requests'],
    ['forgot password', 'Sign in'],
    ['add departures for a season', 'Plan its departures'],
    ['print a manifest', 'Look after bookings'],
    ['delete a region in use', 'Delete what is in use'],
    ['bikram sambat', 'Make it yours'],
    ['restore a deleted package', 'Look up what you changed'],
  ])('%j by “%s”', (typed, title) => {
    expect(about(typed)[0]).toBe(title);
  });
});

it.each([
  ['submarine', []],
  ['of the', expect.arrayContaining(['Sign in'])],
])('finds for %j %j', (typed, found) => {
  expect(about(typed)).toEqual(found);
});

const task = (id: string, title: string, text: string, words: string) => ({
  id,
  title,
  words,
  nodes: [{ tag: 'p', attrs: {}, children: [text] }],
});
const nepali = [
  task('a', 'बुकिङ हेर्नुहोस्', 'बुकिङ रद्द गर्नुहोस्', 'Look after bookings\nManifest'),
  task('b', 'सूची', 'मूल्य', 'Work with lists'),
];

it.each([
  ['बुकिङमा', ['a']],
  ['बुकिङहरूको रद्द', ['a']],
  ['मूल्यलाई', ['b']],
  ['manifest', ['a']],
])('finds Nepali tasks by %j: without what is glued to it, and by English words', (typed, found) => {
  expect(partsAbout(nepali, searchedStems(typed)).map(({ id }) => id)).toEqual(found);
});

it('marks whole words, in any form', () => {
  expect(partsByWords('Undo (all), then undone changes', searchedStems('undo'))).toEqual([
    '',
    'Undo',
    ' (all), then ',
    'undone',
    ' changes',
  ]);
  expect(partsByWords('Undo', [])).toEqual(['Undo']);
});
