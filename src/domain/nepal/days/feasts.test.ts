import { describe, expect, it } from 'vitest';
import { toBs } from '@/lib/dates/bikram-sambat';
import { isPlainDate } from '@/lib/dates/dates';
import { type DayNote, namesOf, noteInWords, notesIn } from './day-notes';
import { feastData } from './feast-table';
import { feastDate, feastsToMoveFrom, fromFeast } from './feasts';

describe('the table of feasts', () => {
  it('has each feast of a year once, on days of that year, by two sources or more', () => {
    const faults = feastData.days.flatMap(({ feast, year, dates }) => {
      const days = Object.entries(dates);
      const twice = feastData.days.filter((one) => one.feast === feast && one.year === year).length > 1;
      const astray = days.some(([date]) => !isPlainDate(date) || toBs(date)?.year !== year);
      const sources = days.flatMap(([, names = []]) => names);
      const alone = new Set(sources).size < Math.max(2, sources.length);
      const unknown =
        sources.some((source) => !(source in feastData.sources)) || !(feast in feastData.feasts);
      return twice || astray || alone || unknown ? [`${feast} ${year}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it.each<[string, number, string | undefined]>([
    ['vijayaDashami', 2082, '2025-10-02'],
    ['vijayaDashami', 2083, undefined],
    ['vijayaDashami', 2084, undefined],
    ['kojagrat', 2082, undefined],
    ['newYear', 2084, '2027-04-14'],
    ['newYear', 2087, undefined],
  ])('has a date of %s %i only if it is published, and sources agree: %s', (feast, year, date) => {
    expect(feastDate(feast, year)).toBe(date);
  });
});

it.each<[string, string, number, string | undefined]>([
  ['2025-09-27', 'ghatasthapana', 1, '2026-10-16'],
  ['2026-02-28', 'holi', 1, '2027-03-19'],
  ['2025-09-27', 'vijayaDashami', 1, undefined],
  ['2026-10-16', 'ghatasthapana', 1, undefined],
  ['2026-04-20', 'newYear', 1, '2027-04-20'],
  ['soon', 'newYear', 1, undefined],
])('moves %s with %s by %i year to %s', (date, feast, years, moved) => {
  expect(fromFeast(date, feast, years)).toBe(moved);
});

it.each<[string[], number, string[]]>([
  [['2025-10-04', '2025-10-25'], 1, ['laxmiPuja', 'bhaiTika', 'ghatasthapana']],
  [['2025-10-04', '2026-10-10'], 1, ['newYear']],
  [['soon'], 1, []],
])('offers the feasts of both years for %j, the nearest first', (dates, years, feasts) => {
  expect(feastsToMoveFrom(dates, years).slice(0, 3)).toEqual(feasts);
});

describe('notes', () => {
  const inWords = (from: string, to: string) =>
    notesIn({ from, to }).map((note: DayNote) => noteInWords(note, 'ad'));

  it.each<[string, string, string[]]>([
    [
      '2026-10-01',
      '2026-10-31',
      [
        'Dashain: Ghatasthapana, 11 Oct 2026',
        'Dashain: Phulpati, sources differ: 17 or 18 Oct 2026',
        'Dashain: Vijaya Dashami, sources differ: 20 or 21 Oct 2026',
        'Dashain: Kojagrat Purnima, sources differ: 24 or 25 Oct 2026',
      ],
    ],
    [
      '2027-01-05',
      '2027-01-10',
      [
        'Thorong La, usually closed by snow from mid-December to March',
        'Larkya La, lodges usually closed from mid-December to mid-February',
      ],
    ],
    ['2026-07-01', '2026-07-31', ['Monsoon, usually June to September']],
    ['2028-10-01', '2028-10-31', []],
  ])('says of %s to %s what is known', (from, to, notes) => {
    expect(inWords(from, to)).toEqual(notes);
  });

  it('names what a week has, and that sources differ', () => {
    const week = { from: '2026-10-18', to: '2026-10-24' };
    expect(namesOf(notesIn(week))).toEqual([
      'Dashain: Phulpati (sources differ)',
      'Dashain: Vijaya Dashami (sources differ)',
      'Dashain: Kojagrat Purnima (sources differ)',
    ]);
  });
});
