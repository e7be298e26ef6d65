import { expect, test } from 'vitest';
import { missingStates, stateOf } from '../../.storybook/screen-states.ts';

const story = (name: string, ...tags: string[]) => ({ name, tags });

test('a story says by its name which state of which screen it shows', () => {
  expect(stateOf(story('List', 'screen'))).toEqual({ state: 'At rest', screen: 'List' });
  expect(stateOf(story('List Loading'))).toEqual({ state: 'Loading', screen: 'List' });
  expect(stateOf(story('Load Fails'))).toEqual({ state: 'Failed', screen: '' });
  expect(stateOf(story('Edit Selected'))).toEqual({ state: 'Other', screen: 'Edit Selected' });
});

test('a state that a screen of its kind has, and no story shows, is missing', () => {
  const create = story('Create', 'screen');
  expect(missingStates([create, story('Create Saving')])).toEqual(['Create: Refused']);
  expect(missingStates([create, story('Create Saving'), story('Edit Refused')])).toEqual(['Create: Refused']);
  expect(missingStates([create, story('Saving'), story('Refused')])).toEqual([]);
  expect(missingStates([story('Plan', 'screen')])).toEqual([]);
});
