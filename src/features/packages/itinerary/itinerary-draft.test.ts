import { expect, it } from 'vitest';
import { newDay, wantedDays } from './days';
import { editsIn, resumed } from './itinerary-draft';

const texts = { title: 'नाम्चे', duration: '', accommodation: '', description: '<p>a</p>\n' };
const edits = {
  days: [newDay(texts), ...wantedDays([{ id: 4, ...texts }])],
  left: [[{ id: 4, ...texts }]],
  before: [{ id: 4, ...texts }],
};
const stored = (values: object) => ({
  at: 0,
  label: 'Itinerary',
  values: JSON.parse(JSON.stringify(values)) as Record<string, unknown>,
});

it('gives back what was written down', () => {
  expect(editsIn(stored(edits))).toEqual({
    days: edits.days.map((day) => ({ ...day, key: expect.stringMatching(/^new-/) as string })),
    left: edits.left,
    before: edits.before,
    source: undefined,
  });
});

it('counts as not sent what does not say', () => {
  expect(editsIn(stored({ ...edits, before: true }))?.before).toBeUndefined();
});

it.each([
  ['nothing', {}],
  ['no days', { left: edits.left }],
  ['a day without its texts', { ...edits, days: [{ title: 'x' }] }],
  ['no state of the server', { ...edits, left: [] }],
  ['a saved day without an id', { ...edits, left: [[texts]] }],
])('offers nothing for %s', (_name, values) => {
  expect(editsIn(stored(values))).toBeUndefined();
});

it('goes on from what a save of its own had done when it was cut off, and from nothing else', () => {
  const day = (title: string) => ({ ...texts, title });
  const saved = [{ id: 4, ...day('Lukla') }];
  const sent = {
    ...edits,
    days: ['Lukla', 'Namche', 'Tengboche'].map((one) => newDay(day(one))),
    left: [saved],
  };
  const halfDone = [...saved, { id: 5, ...day('Namche') }];
  expect(resumed(sent, halfDone)).toMatchObject({ days: [{ from: 4 }, { from: 5 }, {}], left: [halfDone] });
  expect(resumed({ ...sent, before: undefined }, halfDone).left).toEqual([saved]);
  expect(resumed(sent, [...saved, { id: 5, ...day('Khumjung') }]).left).toEqual([saved]);
});
