import { expect, test } from 'vitest';
import { misnamed, missingStates, stateOf } from '../../.storybook/screen-states.ts';

const story = (name: string, ...tags: string[]) => ({ name, tags });

test('a story says by its name which state of which screen it shows', () => {
  expect(stateOf(story('List', 'screen'))).toEqual({ state: 'At rest', screen: 'List' });
  expect(stateOf(story('List Loading'))).toEqual({ state: 'Loading', screen: 'List' });
  expect(stateOf(story('Failed'))).toEqual({ state: 'Failed', screen: '' });
  expect(stateOf(story('Unfailed'))).toMatchObject({ state: 'Other' });
  expect(stateOf(story('Edit Selected'))).toEqual({ state: 'Other', screen: 'Edit Selected' });
});

test.each([
  ['List Error', 'Failed'],
  ['One Kind Fails', 'Failed'],
  ['Caught Up', 'Empty'],
  ['No Images', 'Empty'],
  ['Rows Not Allowed', 'Forbidden'],
  ['Five Hundred', 'Many'],
  ['Preview On Phone', 'Phone'],
])('“%s” has another word for “%s”', (name, word) => {
  const title = 'Screens/Packages/List';
  expect(misnamed({ ...story(name), title })).toEqual([`${title}: “${name}” should say “${word}”`]);
  expect(misnamed({ ...story(name, 'tests'), title })).toEqual([]);
});

test('titles are spelled as words, and names may say more than a state', () => {
  expect(misnamed({ ...story('With Error'), title: 'Kit/Inputs/DateField' })).toEqual([
    'Kit/Inputs/DateField: “DateField” should be spelled as words',
  ]);
  for (const name of ['Nothing Matches', 'Part Failed', 'Long Trail', 'Many Names'])
    expect(misnamed({ ...story(name), title: 'Kit/FAQs and SEO' })).toEqual([]);
});

test('a state that a screen of its kind has, and no story shows, is missing', () => {
  const create = story('Create', 'screen');
  expect(missingStates([create, story('Create Saving')])).toEqual(['Create: Refused']);
  expect(missingStates([create, story('Create Saving'), story('Edit Refused')])).toEqual(['Create: Refused']);
  expect(missingStates([create, story('Saving'), story('Refused')])).toEqual([]);
  expect(missingStates([story('Plan', 'screen')])).toEqual([]);
});
