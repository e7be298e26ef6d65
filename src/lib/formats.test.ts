import { afterEach, describe, expect, it } from 'vitest';
import { bsMonthsOf, bsOf } from '@/lib/dates/bikram-sambat';
import { formatMonth, formatPlainDate } from '@/lib/dates/dates';
import { readDate } from '@/lib/dates/typed-date';
import { digits, parseDigits } from '@/lib/formats/digits';
import { clockTime, formatCount, formatNpr, joinedByAnd, megabytes } from '@/lib/formats/formats';
import { formatShortNpr } from '@/lib/formats/short-npr';
import { formatNumber, readNumber } from '@/lib/numbers/read-number';
import { soughtText } from '@/lib/text/digits';
import { plural } from '@/lib/text/plural';

afterEach(() => digits.set('latin'));

/** Intl puts a no-break space between the code and the figure. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('formatNpr', () => {
  it.each([
    [0, 'NPR 0'],
    [999, 'NPR 999'],
    [1250, 'NPR 1,250'],
    [125000, 'NPR 1,25,000'],
    [12500000, 'NPR 1,25,00,000'],
    [1499.5, 'NPR 1,499.50'],
    [0.1 + 0.2, 'NPR 0.30'],
    [-4500, '-NPR 4,500'],
  ])('writes %d as %s', (amount, text) => {
    expect(plain(formatNpr(amount))).toBe(text);
  });

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    'formats %s as an empty text',
    (amount) => {
      expect(formatNpr(amount)).toBe('');
    },
  );
});

it('writes times of day in 24 hours, as those of the server', () => {
  const at = new Date(2026, 10, 28, 14, 5, 9).getTime();
  expect([clockTime(at), clockTime(at, { seconds: true })]).toEqual(['14:05', '14:05:09']);
});

it.each<[what: string, text: () => string, latin: string, devanagari: string]>([
  ['a count, grouped by lakhs', () => formatCount(1234567), '12,34,567', '१२,३४,५६७'],
  ['a share, not rounded', () => formatCount(33.3333), '33.3333', '३३.३३३३'],
  ['money', () => formatNpr(1499.5), 'NPR 1,499.50', 'NPR १,४९९.५०'],
  ['money on an axis', () => formatShortNpr(1_200_000), 'NPR 12L', 'NPR १२L'],
  ['a size', () => megabytes(2_621_440), '2.5', '२.५'],
  ['a date', () => formatPlainDate('2027-03-18'), '18 Mar 2027', '१८ Mar २०२७'],
  ['a month', () => formatMonth('2027-03-18'), 'Mar 2027', 'Mar २०२७'],
  ['a date of Bikram Sambat', () => bsOf('2027-03-18') ?? '', '4 Chaitra 2083 BS', '४ Chaitra २०८३ BS'],
  [
    'its months',
    () => bsMonthsOf('2027-04-18') ?? '',
    'Chaitra 2083 – Baisakh 2084 BS',
    'Chaitra २०८३ – Baisakh २०८४ BS',
  ],
  [
    'a count in a sentence',
    () => plural(12, { other: '# rows of “Trek #1”' }),
    '12 rows of “Trek #1”',
    '१२ rows of “Trek #1”',
  ],
  [
    'what was typed in a list of names',
    () => joinedByAnd(['Room 1', 'Room 2']),
    'Room 1 and Room 2',
    'Room 1 and Room 2',
  ],
  ['a number in an input', () => formatNumber(125000, 'NPR'), '1,25,000', '1,25,000'],
])('writes %s in the digits that were chosen', (_what, text, latin, devanagari) => {
  expect(plain(text())).toBe(latin);
  digits.set('devanagari');
  expect(plain(text())).toBe(devanagari);
});

it('reads back in an input whatever it writes', () => {
  digits.set('devanagari');
  expect(readNumber(formatNpr(125000.5), { unit: 'NPR' })).toEqual({ kind: 'number', value: 125000.5 });
  expect(readDate(formatPlainDate('2027-03-18'))).toEqual({ date: '2027-03-18' });
  expect(readDate(bsOf('2027-03-18') ?? '')).toEqual({ date: '2027-03-18' });
});

it('searches for a number as it is stored, and for a name as it is written', () => {
  expect(['९८४१२३४५६७', ' Trek २०२७ ', '२ दिने पदयात्रा', '१२/३'].map(soughtText)).toEqual([
    '9841234567',
    'Trek 2027',
    '२ दिने पदयात्रा',
    '12/3',
  ]);
});

it.each([null, undefined, 'roman', 7])('takes Latin digits for %j', (stored) => {
  expect(parseDigits(stored)).toBe('latin');
});
