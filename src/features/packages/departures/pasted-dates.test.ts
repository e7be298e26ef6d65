import { describe, expect, it } from 'vitest';
import { orderOf, readPastedDates, withDate } from './pasted-dates';

const read = (text: string, unmarked: 'AD' | 'BS' = 'AD') =>
  readPastedDates(text, { unmarked, order: orderOf(text) });

describe('one cell', () => {
  it.each([
    '2027-03-18',
    '2027-03-18 00:00:00',
    '2027-03-18T00:00:00.000',
    '2027/3/18',
    '18/03/2027',
    '18/3/2027 12:00 AM',
    '18.03.2027',
    '18-03-2027',
    '3/18/2027',
    '18 Mar 2027',
    '18-Mar-2027',
    '18-Mar-27',
    'Thursday, 18 March 2027',
    'Thursday, March 18, 2027',
    'Thu 18 Mar 2027',
    '"18 Mar 2027"',
    '18/03/2027\tHoli early bird\t5',
    '2083-12-04 BS',
    '04/12/2083 BS',
    '२०८३-१२-०४',
    '२०२७-०३-१८',
    '१८/०३/२०२७',
    '4 Chaitra 2083',
    '२०८३ चैत ४',
  ])('"%s" is 18 March 2027', (cell) => {
    expect(read(cell)).toMatchObject({ dates: ['2027-03-18'], unreadable: [] });
  });

  it.each([
    ['Departure date', /^Write a date as/],
    ['31/02/2027', /^February 2027 has 28 days/],
    ['46464', /day number/],
    ['18/03/27', /four digits/],
    ['2083-12-04', /may be .* BS/],
    ['04/12/2083', /may be .* BS/],
    ['२०३५-०३-१८', /may be .* BS/],
    ['२०५०-०३-१८', /may be 18 Mar 2050 AD or 18 Asar 2050 BS/],
    ['2083-12-31 BS', /has 30 days/],
    ['2090-01-01 BS', /from 2000 to 2086/],
  ])('"%s" is refused with a reason', (cell, reason) => {
    const { dates, unreadable } = read(cell);
    expect(dates).toEqual([]);
    expect(unreadable).toMatchObject([
      { row: 1, text: cell, reason: expect.stringMatching(reason) as string },
    ]);
  });
});

describe('a column', () => {
  it('counts rows as the spreadsheet does, skips empty ones, and reports repeated days', () => {
    expect(read('Date\r\n\r\n18/03/2027\r\n2083-12-04 BS\r\n19/03/2027\r\n')).toEqual({
      dates: ['2027-03-18', '2027-03-19'],
      unreadable: [{ row: 1, text: 'Date', reason: expect.any(String) as string, choices: [] }],
      repeated: [{ row: 4, text: '2083-12-04 BS' }],
      ranges: [],
      orderMatters: false,
    });
  });

  it('takes the order of day and month from the rows that show it', () => {
    expect(read('03/04/2027\n03/18/2027')).toMatchObject({
      dates: ['2027-03-04', '2027-03-18'],
      orderMatters: true,
    });
    expect(read('03/04/2027\n18/03/2027')).toMatchObject({ dates: ['2027-04-03', '2027-03-18'] });
    expect(read('03/04/2027')).toMatchObject({ dates: ['2027-04-03'], orderMatters: true });
  });

  it('refuses the rows that contradict the order', () => {
    const { dates, unreadable } = read('18/03/2027\n03/18/2027');
    expect(dates).toEqual(['2027-03-18']);
    expect(unreadable.map(({ row }) => row)).toEqual([2]);
  });

  it('is of the calendar that is chosen where the rows do not say', () => {
    expect(read('2083-12-04\n2027-03-19 AD\n05/12/2083', 'BS')).toMatchObject({
      dates: ['2027-03-18', '2027-03-19'],
      repeated: [{ row: 3, text: '05/12/2083' }],
      unreadable: [],
    });
  });

  it('asks about a Gregorian year among dates of Bikram Sambat', () => {
    const text = '11/08/2083\r\n27/11/2026\tlate\r\n12/08/2083';
    const { dates, unreadable } = read(text, 'BS');
    expect(dates).toEqual(['2026-11-27', '2026-11-28']);
    expect(unreadable).toMatchObject([
      { row: 2, choices: [{ date: '2026-11-27' }, { words: '27 Falgun 2026 BS (10 Mar 1970)' }] },
    ]);
    expect(withDate(text, { row: 2, text: '27/11/2026' }, '27 Nov 2026')).toBe(
      '11/08/2083\n27 Nov 2026\tlate\n12/08/2083',
    );
    expect(
      withDate('"early\nbird"\t1\n"2083-08-11\nFri"\t2', { row: 2, text: '2083-08-11 Fri' }, '27 Nov 2026'),
    ).toBe('"early\nbird"\t1\n27 Nov 2026\t2');
    expect(withDate('"2083-08-11"', { row: 1, text: '2083-08-11' }, '27 Nov 2026')).toBe('27 Nov 2026');
  });

  it('takes the first day of a range, and says so', () => {
    expect(read('12 Mar – 25 Mar 2027\n२०८३ चैत ४ देखि १७ गतेसम्म\n2027-04-01')).toMatchObject({
      dates: ['2027-03-12', '2027-03-18', '2027-04-01'],
      ranges: [{ row: 1 }, { row: 2 }],
    });
  });

  it('recognizes the order in Devanagari digits, too', () => {
    expect(read('०३/०४/२०२७\n०३/१८/२०२७')).toMatchObject({
      dates: ['2027-03-04', '2027-03-18'],
      orderMatters: true,
    });
  });
});
