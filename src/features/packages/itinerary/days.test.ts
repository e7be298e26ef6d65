import { expect, it } from 'vitest';
import { type Day, marksOf, newDay, rebased, wantedDays, withInserted, withMerged, withMoved } from './days';
import type { SavedDay } from './plan';

const texts = (title: string) => ({ title, duration: '', accommodation: '', description: '' });
const savedOf = (titles: string): SavedDay[] =>
  Array.from(titles).map((title, index) => ({ id: index + 1, ...texts(title) }));
const saved = savedOf('abcd');
const days = wantedDays(saved);

const titles = (wanted: readonly Day[]) => wanted.map(({ title }) => title).join('');
const marks = (wanted: readonly Day[], over = saved) => {
  const found = marksOf(wanted, over);
  return wanted
    .map(({ title, key }) => `${title}${found.has(key) ? ` ${found.get(key) ?? ''}` : ''}`)
    .join(', ');
};

it('inserts before a day and at the end', () => {
  expect(titles(withInserted(days, 0, [newDay(texts('x'))]))).toBe('xabcd');
  expect(titles(withInserted(days, 2, [newDay(texts('x')), newDay(texts('y'))]))).toBe('abxycd');
  expect(titles(withInserted(days, 4, [newDay(texts('x'))]))).toBe('abcdx');
});

it('moves a day up and down', () => {
  expect(titles(withMoved(days, 0, 3))).toBe('bcda');
  expect(titles(withMoved(days, 3, 1))).toBe('adbc');
  expect(titles(withMoved(days, 9, 1))).toBe('abcd');
});

it('merges a day with the one above, whose title stays', () => {
  const read = (title: string, index: number, change: object = {}) => ({
    ...newDay({ title, duration: '2 h', accommodation: title, description: `<p>${title}</p>` }),
    read: [index],
    ...change,
  });
  expect(withMerged([read('a', 0), read('b', 1)], 1)).toMatchObject([
    {
      title: 'a',
      duration: '2 h',
      accommodation: 'a, b',
      description: '<p>a</p><p>b</p><p>b</p>',
      read: [0, 1],
    },
  ]);
  expect(withMerged([read('', 0, { description: '' }), read('b', 1)], 1)).toMatchObject([
    { title: 'b', description: '<p>b</p>' },
  ]);
  expect(withMerged(days, 0)).toBe(days);
});

it('marks nothing where nothing differs', () => {
  expect(marks(days)).toBe('a, b, c, d');
});

it('calls the day moved that was moved, not those it passed', () => {
  expect(marks(withMoved(days, 0, 1))).toBe('b, a moved, c, d');
  expect(marks(withMoved(days, 1, 0))).toBe('b moved, a, c, d');
  expect(marks(withMoved(days, 3, 0))).toBe('d moved, a, b, c');
  expect(marks(withMoved(withMoved(days, 3, 0), 0, 3))).toBe('a, b, c, d');
});

it('calls only the inserted day new, whatever it pushes down', () => {
  expect(marks(withInserted(days, 1, [newDay(texts('x'))]))).toBe('a, x new, b, c, d');
  expect(marks(days.toSpliced(1, 1))).toBe('a, c, d');
});

it('finds the days again after a save that stopped halfway', () => {
  // Wanted: axbcd; d was added and day 4 rewritten, then a call failed.
  const wanted = withInserted(days, 1, [newDay(texts('x'))]);
  const halfway: SavedDay[] = [...savedOf('abcc'), { id: 9, ...texts('d') }];
  const again = rebased(wanted, halfway);
  expect(marks(again, halfway)).toBe('a, x new, b, c, d');
  expect(again.map(({ key }) => key)).toEqual(wanted.map(({ key }) => key));
});

it('finds the days again after somebody else has changed them', () => {
  const theirs = saved.map((day) => (day.title === 'b' ? { ...day, title: 'B' } : day)).toSpliced(3, 1);
  expect(marks(rebased(days, theirs), theirs)).toBe('a, b changed, c, d new');
});
