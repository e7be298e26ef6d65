import { afterEach, describe, expect, it } from 'vitest';
import { notesIn } from '@/domain/nepal/days/day-notes';
import { feastDate, feastsToMoveFrom } from '@/domain/nepal/days/feasts';
import { permits, permitsFor } from '@/domain/nepal/permits/permits';
import { altitudesOf } from '@/domain/nepal/places/altitude';
import { findPlaces } from '@/domain/nepal/places/find-places';
import { nepalChanges } from '@/lib/storage/nepal-changes';
import type { Cells, TableChanges } from '@/lib/storage/table-changes';
import { otherSpellings } from '@/lib/text/other-spellings';
import { slugify } from '@/lib/text/slug';
import { isAlike, matching } from '@/lib/text/spelled-alike';

afterEach(() => Object.values(nepalChanges).forEach((changes) => changes.set({})));

const day = (title: string) => ({ title, accommodation: '', description: '' });
const nights = (...titles: string[]) =>
  altitudesOf(titles.map(day), 'Everest').map(({ night }) => [night?.name, night?.metres]);

const edited = (cells: Cells): TableChanges[string] => ({ cells });

describe('places', () => {
  it('give altitudes their edited heights, added places, and no hidden ones', () => {
    nepalChanges.places.set({
      'Lukla, Everest': edited({ metres: '2845' }),
      'Phakding, Everest': { hidden: true },
      new: edited({ name: 'Toktok', nepali: 'टोकटोक', region: 'Everest', kind: 'village', metres: '2760' }),
    });
    expect(nights('Fly to Lukla', 'To Phakding', 'टोकटोक')).toEqual([
      ['Lukla', 2845],
      [undefined, undefined],
      ['Toktok', 2760],
    ]);
    nepalChanges.places.set({});
    expect(nights('Fly to Lukla', 'To Phakding')).toEqual([
      ['Lukla', 2860],
      ['Phakding', 2610],
    ]);
  });

  it('give searches, slugs and imports their edited spellings', () => {
    expect(otherSpellings('Toktok')).toEqual([]);
    nepalChanges.places.set({
      new: edited({
        name: 'Tok Tok',
        spellings: 'Tauktauk',
        nepali: 'टोकटोक',
        region: 'Everest',
        kind: 'name',
      }),
    });
    expect(otherSpellings('tauktauk')).toEqual(['Tok Tok', 'टोकटोक']);
    expect(slugify('टोकटोक लज')).toBe('tok-tok-lodge');
    expect(isAlike('टोकटोक', 'Tok Tok')).toBe(true);
    expect(matching(['Tok Tok lodge', 'Lukla lodge'], 'tauktauk', (name) => name)).toEqual(['Tok Tok lodge']);
    // A name alone is no place to sleep.
    expect(findPlaces('Tok Tok')).toEqual([]);
  });
});

describe('feasts', () => {
  it('move a season once one date is confirmed, and those of a new year', () => {
    const dashain = 'vijayaDashami';
    expect(feastDate(dashain, 2083)).toBeUndefined();
    nepalChanges.feasts.set({
      'vijayaDashami 2083': edited({ dates: '2026-10-20 | Gazette' }),
      new: edited({ name: 'Chhath', year: '2083', dates: '2026-11-15 | Gazette' }),
    });
    expect(feastDate(dashain, 2083)).toBe('2026-10-20');
    expect(feastsToMoveFrom(['2025-10-04'], 1)).toContain(dashain);
    const [note] = notesIn({ from: '2026-11-15', to: '2026-11-15' });
    expect(note).toMatchObject({ name: 'Chhath', sources: ['Gazette'], differs: false });
  });

  it('are the same by a name of either language, and a renamed one by its row', () => {
    nepalChanges.feasts.set({
      new: edited({ name: 'तीज', year: '2084', dates: '2027-09-04 | Gazette' }),
      'teej 2083': edited({ name: 'Haritalika Teej' }),
    });
    expect(feastDate('teej', 2084)).toBe('2027-09-04');
    expect(feastDate('teej', 2083)).toBeDefined();
    expect(notesIn({ from: '2027-09-04', to: '2027-09-04' })).toContainEqual(
      expect.objectContaining({ kind: 'feast', name: 'तीज' }),
    );
  });

  it('do not use what is no date', () => {
    nepalChanges.feasts.set({ 'holi 2083': edited({ dates: 'in spring' }) });
    expect(feastDate('holi', 2083)).toBeUndefined();
  });
});

it('seasons that are hidden are not over calendars', () => {
  const july = { from: '2026-07-01', to: '2026-07-31' };
  expect(notesIn(july)).toHaveLength(1);
  nepalChanges.seasons.set({ monsoon: { hidden: true } });
  expect(notesIn(july)).toEqual([]);
});

describe('permits', () => {
  it('of an added region come before those of a known one', () => {
    const cells = {
      name: 'Restricted area: Nar and Phu',
      areas: 'Nar',
      fee: 'USD 100 a week | a page',
      words: 'nar',
    };
    nepalChanges.permits.set({ new: edited({ ...cells, asOf: '2026-12-01' }) });
    expect(permitsFor('Nar and Phu, Annapurna').map(({ name }) => name)).toEqual([cells.name]);
    expect(permitsFor('Annapurna').map(({ name }) => name)).toContain('TIMS card');
  });

  it('have the day on which they were confirmed', () => {
    nepalChanges.permits.set({ tims: edited({ asOf: '2027-12-01' }) });
    expect(permits().find(({ name }) => name === 'TIMS card')?.asOf).toBe('2027-12-01');
  });
});
