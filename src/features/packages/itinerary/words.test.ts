import { expect, it } from 'vitest';
import { noTexts } from './itinerary-values';
import { callInWords, dayName } from './words';

const day = (title: string) => ({ ...noTexts, title });

it('says what a call does', () => {
  expect(callInWords({ kind: 'add', at: 14, texts: day(' नाम्चे ') })).toBe('Add day 15 “नाम्चे”');
  expect(callInWords({ kind: 'add', at: 0, texts: noTexts })).toBe('Add day 1 without a title');
  expect(callInWords({ kind: 'delete', id: 7, place: 4, before: day('Lukla') })).toBe('Delete day 4 “Lukla”');
  const change = { kind: 'change', at: 2, id: 7, place: 3, before: day('Lukla') } as const;
  expect(callInWords({ ...change, texts: day('Phakding') })).toBe('Change day 3: “Lukla” becomes “Phakding”');
  expect(
    callInWords({ ...change, texts: { ...day('Lukla'), duration: '1 day', description: '<p>a</p>' } }),
  ).toBe('Change day 3 “Lukla”: another duration and description');
});

it('calls a day by its title, else by its place', () => {
  expect(dayName(day(' Lukla '), 2)).toBe('Lukla');
  expect(dayName(day('  '), 2)).toBe('day 3');
});
