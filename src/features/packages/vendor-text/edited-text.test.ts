import { describe, expect, it } from 'vitest';
import { noCard } from './card-texts';
import { editedFrom, editedIn, isAsRead, withDay, withMerged } from './edited-text';
import { workIn } from './work';

const reading = {
  days: [],
  inclusions: [{ value: 'Guide', start: 0, end: 5 }],
  exclusions: [],
  doubts: [],
};

const card = (key: string, title: string, description = '') => ({
  key,
  texts: { ...noCard, title, description },
  from: [Number(key)],
});

describe('merged days', () => {
  it('lose no text: the title of the lower one begins its part of the description', () => {
    expect(withMerged([card('0', 'Fly to Lukla', 'Early.'), card('1', 'Walk', 'Down.')], 1)).toEqual([
      { ...card('0', 'Fly to Lukla', 'Early.\nWalk\nDown.'), from: [0, 1] },
    ]);
    expect(withMerged([card('0', ''), card('1', 'Walk')], 1)[0]?.texts).toEqual({ ...noCard, title: 'Walk' });
  });

  it('are left as they are without a day above', () => {
    const days = [card('0', 'A')];
    expect(withMerged(days, 0)).toBe(days);
  });
});

describe('a draft', () => {
  const edited = { ...editedFrom(reading), days: [{ ...card('0', 'A'), taken: false }], checked: [2] };
  const stored = (read: object) => ({
    values: JSON.parse(JSON.stringify({ text: 'Day 1 A', read })) as Record<string, unknown>,
  });

  it('gives the corrections back under other keys', () => {
    const again = workIn(stored({ text: 'Day 1', edited }));
    expect(again).toMatchObject({ text: 'Day 1 A', read: { text: 'Day 1' } });
    expect(again?.read?.edited.days).toEqual([
      { ...edited.days[0], key: expect.not.stringMatching(/^0$/) as string },
    ]);
    expect(again?.read?.edited.includes.items[0]).toMatchObject({ text: 'Guide', from: 0 });
  });

  it.each([
    ['a day without texts', { ...edited, days: [{ key: '0', from: [0] }] }],
    ['another way', { ...edited, way: 'below' }],
    ['no list', { ...edited, excludes: undefined }],
  ])('keeps at least the text with %s', (_, broken) => {
    expect(editedIn(broken)).toBeUndefined();
    expect(workIn(stored({ text: 'Day 1', edited: broken }))).toEqual({ text: 'Day 1 A' });
  });
});

it('knows whether anything was corrected, whatever the keys', () => {
  const edited = editedFrom(reading);
  expect(isAsRead(edited, reading)).toBe(true);
  expect(isAsRead({ ...edited, way: 'append' }, reading)).toBe(false);
  expect(withDay([card('0', 'A'), card('1', 'B')], '1', { taken: false })).toEqual([
    card('0', 'A'),
    { ...card('1', 'B'), taken: false },
  ]);
});
