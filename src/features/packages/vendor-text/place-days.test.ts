import { describe, expect, it } from 'vitest';
import type { SavedDay } from '@/features/packages/itinerary/plan';
import { noCard } from './card-texts';
import type { EditedDay } from './edited-text';
import { placeDays } from './place-days';

const saved = (titles: string): SavedDay[] =>
  Array.from(titles, (title, index) => ({
    id: index + 1,
    title,
    duration: '2 hours',
    accommodation: '',
    description: `<p>${title}</p>`,
  }));

const days = (titles: string, change: Partial<EditedDay> = {}): EditedDay[] =>
  Array.from(titles, (title, index) => ({
    key: `${index}`,
    texts: { ...noCard, title: title === '_' ? '' : title },
    from: [index],
    ...change,
  }));

const titles = (wanted: readonly { title: string }[]) => wanted.map(({ title }) => title).join('');

describe('days that replace those of the package', () => {
  it('go by position, keep what the text does not say, and are added beyond the last', () => {
    const { placements, wanted, staying } = placeDays(
      { days: days('axy'), way: 'replace', first: 1 },
      saved('ab'),
    );
    expect(placements.map(({ kind, at }) => [kind, at])).toEqual([
      ['same', 0],
      ['replaces', 1],
      ['new', 2],
    ]);
    expect(wanted[1]).toEqual({
      title: 'x',
      duration: '2 hours',
      accommodation: '',
      description: '<p>b</p>',
    });
    expect(titles(wanted)).toBe('axy');
    expect(staying).toEqual([]);
  });

  it('begin at a day, or behind the last', () => {
    const from = (first: number) => placeDays({ days: days('x'), way: 'replace', first }, saved('abc'));
    expect(titles(from(2).wanted)).toBe('axc');
    expect(from(2).staying.map(({ number }) => number)).toEqual([1, 3]);
    expect(titles(from(9).wanted)).toBe('abcx');
  });

  it('keep their position when they are left out, and a blank one is never saved', () => {
    const [first, ...rest] = days('xyz');
    const left = first ? [{ ...first, taken: false }, ...rest] : [];
    const { placements, wanted } = placeDays({ days: left, way: 'replace', first: 1 }, saved('ab'));
    expect(titles(wanted)).toBe('ayz');
    expect(placements[0]).toMatchObject({ kind: 'left', at: undefined, number: 1 });
    expect(titles(placeDays({ days: days('_'), way: 'replace', first: 3 }, saved('ab')).wanted)).toBe('ab');
  });
});

describe('days that are added', () => {
  it('follow the last one, without those that the package has', () => {
    const twin = { ...noCard, title: 'b', duration: '2 hours', description: 'b' };
    const again = { key: 'twin', texts: twin, from: [] };
    const { placements, wanted, staying } = placeDays(
      { days: [...days('x'), again, { ...again, key: 'second' }], way: 'append', first: 1 },
      saved('ab'),
    );
    expect(titles(wanted)).toBe('abxb');
    expect(placements.map(({ kind, number }) => [kind, number])).toEqual([
      ['new', undefined],
      ['same', 2],
      ['new', undefined],
    ]);
    expect(staying.map(({ number }) => number)).toEqual([1]);
  });

  it('are there twice if somebody wants that', () => {
    const twin = { ...noCard, title: 'b', duration: '2 hours', description: 'b' };
    const { wanted } = placeDays(
      { days: [{ key: 'twin', texts: twin, from: [], taken: true }], way: 'append', first: 1 },
      saved('ab'),
    );
    expect(titles(wanted)).toBe('abb');
  });
});
