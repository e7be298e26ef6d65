import { describe, expect, it } from 'vitest';
import { calendarOf, readDate } from './typed-date';

describe('reading a date of either calendar', () => {
  it.each([
    '2083-12-04 BS',
    '2083-12-4 bs',
    '2083/12/04 B.S.',
    '2083.12.04BS',
    'BS 2083-12-04',
    '2083-12-04 VS',
    'वि.सं. २०८३-१२-०४',
    'वि. सं. २०८३/१२/४',
    'बि.सं. 2083-12-04',
    '२०८३-१२-०४',
    '२०८३/१२/४',
    ' २०८३ १२ ०४ ',
    '4 Chaitra 2083',
    '04-Chait-2083',
    'chaitra 4, 2083',
    '2083 Chaitra 4',
    '4 Chaitra 2083 BS',
    '२०८३ चैत ४',
    '४ चैत्र २०८३',
    '२०८३ चैत ४ गते',
    '2027-03-18',
    '2027-03-18 AD',
    '2027–03–18',
    '2083\u201112\u201104 BS',
    '२०२७-०३-१८ ई.सं.',
    '18 Mar 2027',
    'March 18, 2027',
  ])('"%s" is 18 March 2027', (text) => {
    expect(readDate(text)).toEqual({ date: '2027-03-18' });
  });

  it.each([
    ['1 Baishakh 2083', '2026-04-14'],
    ['1 ashad 2083', '2026-06-15'],
    ['1 Saun 2083', '2026-07-17'],
    ['1 असोज २०८३', '2026-09-17'],
    ['10 Mangsir 2074', '2017-11-26'],
    ['1 Push 2017', '1960-12-15'],
    ['2000-01-01 BS', '1943-04-14'],
    ['2086-12-30 BS', '2030-04-13'],
  ])('"%s" is %s', (text, date) => {
    expect(readDate(text)).toEqual({ date });
  });

  it.each([
    ['2083-12-31 BS', 'Chaitra 2083 BS has no day 31.'],
    ['2083-13-01 BS', 'There is no month 13.'],
    ['2087-01-01 BS', 'Bikram Sambat is available from 2000 to 2086.'],
    ['1999-12-30 BS', 'Bikram Sambat is available from 2000 to 2086.'],
    ['२०९०-०१-०१', 'Bikram Sambat is available from 2000 to 2086.'],
    ['0 Chaitra 2083', 'Chaitra 2083 BS has no day 0.'],
  ])('says what is wrong with "%s"', (text, problem) => {
    expect(readDate(text)).toEqual({ problem });
  });

  it.each([
    ['२०२७-०३-१८', '2027-03-18'],
    ['२०२७/३/१८', '2027-03-18'],
    ['२०४३-१२-३१', '2043-12-31'],
    ['२०५७-०१-०१', '2000-04-13'],
    ['२०२७-०३-१८ वि.सं.', '1970-07-02'],
    ['२०८३-१२-०४ AD', '2083-12-04'],
  ])('takes %s for what people mean today', (text, date) => {
    expect(readDate(text)).toEqual({ date });
  });

  it.each([
    [
      '२०५०-०३-१८',
      '“२०५०-०३-१८” may be 18 Mar 2050 AD or 2 Jul 1993 (Asar 2050 BS). Write AD or BS after it.',
    ],
    ['२०२७-०२-३१', '“२०२७-०२-३१” may be 13 Jun 1970 (Jestha 2027 BS). Write AD or BS after it.'],
    ['१९९९-१२-३०', '“१९९९-१२-३०” may be 30 Dec 1999 AD. Write AD or BS after it.'],
  ])('asks what is meant by %s, and shows how it can be read', (text, problem) => {
    expect(readDate(text)).toEqual({ problem });
  });

  it('reads Devanagari digits in the calendar that was chosen', () => {
    expect(readDate('२०२७-०३-१८', { unmarked: 'BS' })).toEqual({ date: '1970-07-02' });
  });

  it.each([
    '',
    'BS',
    'tomorrow',
    '२०८३',
    '4 Chaitra',
    '2027-02-29',
    '4 March 2083 BS',
    '4 Chaitra 2083 AD',
    '12 12 Chaitra 2083',
    '20270318',
    'BS2083-12-04BS1',
  ])('refuses "%s"', (text) => {
    expect(readDate(text)).toEqual({ problem: 'Write a date as 2027-03-12, 12 Mar 2027 or 2083-11-28 BS.' });
  });

  it.each([
    ['18/03/2027', '2027-03-18'],
    ['03/18/2027', '2027-03-18'],
    ['18.3.2027', '2027-03-18'],
    ['3-3-2027', '2027-03-03'],
    ['31/12/2083 BS', undefined],
    ['15/2/2083 BS', '2026-05-29'],
    ['Thursday, 18 March 2027', '2027-03-18'],
    ['18th Mar 2027', '2027-03-18'],
    ['१८ मार्च २०२७', '2027-03-18'],
    ['मार्च १८, २०२७', '2027-03-18'],
    ['२०२७ मार्च १८', '2027-03-18'],
    ['बिहीबार, १८ मार्च २०२७', '2027-03-18'],
  ])('reads %s where there is one day that it can be', (text, date) => {
    const reading = readDate(text);
    expect('date' in reading ? reading.date : undefined).toBe(date);
  });

  it.each([
    ['3/12/2027', '“3/12/2027” may be 3 Dec 2027 or 12 Mar 2027. Write the month as a word.'],
    ['04/12/2083 BS', '“04/12/2083” may be 18 Mar 2027 or 28 Jul 2026. Write the month as a word.'],
    ['3/12/27', 'Write the year with four digits.'],
  ])('asks which day %s is', (text, problem) => {
    expect(readDate(text)).toEqual({ problem });
  });

  it('takes an order of day and month, and a calendar, from its caller', () => {
    expect(readDate('18/03/2027', { first: 'day' })).toEqual({ date: '2027-03-18' });
    expect(readDate('03/18/2027', { first: 'month' })).toEqual({ date: '2027-03-18' });
    expect(readDate('2083-12-04', { unmarked: 'BS' })).toEqual({ date: '2027-03-18' });
    expect(readDate('04/12/2083', { unmarked: 'BS', first: 'day' })).toEqual({ date: '2027-03-18' });
    expect(readDate('2027-03-18 AD', { unmarked: 'BS' })).toEqual({ date: '2027-03-18' });
    expect(readDate('18 Mar 2027', { unmarked: 'BS' })).toEqual({ date: '2027-03-18' });
  });

  it('leaves an unmarked date in Latin digits to the Gregorian calendar', () => {
    expect(calendarOf('2083-12-04')).toBeUndefined();
    expect(readDate('2083-12-04')).toEqual({ date: '2083-12-04' });
  });
});
