import fc from 'fast-check';
import { expect, it } from 'vitest';
import { latinDigits } from '@/lib/text/digits';
import { formatNumber, numberFieldValue, type NumberForm, readNumber } from './read-number';

const read = (text: string, form?: NumberForm) => {
  const reading = readNumber(text, form);
  return reading.kind === 'refused' ? reading.reason : numberFieldValue(reading, text);
};

it.each([
  ['120000', 120_000],
  ['1,20,000', 120_000],
  ['120,000', 120_000],
  ['12,34,567.5', 1_234_567.5],
  ['1,234,567.50', 1_234_567.5],
  ['120 000', 120_000],
  ['1 20 000', 120_000],
  ['1\u202f234\u00a0567,5', 1_234_567.5],
  ["1'234'567", 1_234_567],
  ['1.234.567', 1_234_567],
  ['1.234,50', 1_234.5],
  ['12,5', 12.5],
  ['0,500', 0.5],
  ['१,२०,०००', 120_000],
  ['१२.५', 12.5],
  ['\u20681,200\u2069', 1_200],
  ['\u200b1\u2060200\ufeff', 1_200],
  ['.5', 0.5],
  ['5.', 5],
  ['007', 7],
  ['-4.5', -4.5],
  ['−4,5', -4.5],
  ['+3', 3],
  ['-0', 0],
  ['  ', ''],
])('reads %j', (text, value) => {
  expect(read(text, { decimals: 3 })).toBe(value);
});

it.each([
  ['NPR 1,200', 1_200],
  ['npr1200', 1_200],
  ['NPR\u00a01,20,000.50', 120_000.5],
  ['-NPR 4,500', -4_500],
  ['NPR -4,500', -4_500],
  ['Rs. 1200/-', 1_200],
  ['Rs 1,200/=', 1_200],
  ['NRs. 1,200', 1_200],
  ['रु १,२००।-', 1_200],
  ['रु. १,२००', 1_200],
  ['रू १२००', 1_200],
  ['1200 रु', 1_200],
  ['₨1200', 1_200],
  ['Rs. 1,200/- only', 1_200],
  ['रु. १,२००/- मात्र।', 1_200],
  ['रु. १,२००/– मात्र', 1_200],
  ['1,200.-', 1_200],
  ['1,200 NPR', 1_200],
])('reads the amount %j', (text, value) => {
  expect(read(text, { unit: 'NPR' })).toBe(value);
});

it('reads per cent', () => {
  expect([read('10%', { unit: '%' }), read('12,5 %', { unit: '%' }), read('१०%', { unit: '%' })]).toEqual([
    10, 12.5, 10,
  ]);
});

const howNumber = 'Write a number in digits, such as 1,20,000 or 12.5.';
const howAmount = 'Write an amount in digits, such as 1,20,000 or NPR 1200.50.';

it.each<[string, NumberForm, string]>([
  ['about 500', {}, howNumber],
  ['500 to 600', {}, howNumber],
  ['12 guests', {}, howNumber],
  ['9841 234567', {}, howNumber],
  ['1,2,3', {}, howNumber],
  ['1,2345,678', {}, howNumber],
  ['12.03.2027', {}, howNumber],
  ['27,9881; 86,9250', {}, howNumber],
  ['1e5', {}, howNumber],
  ['0x10', {}, howNumber],
  ['Infinity', {}, howNumber],
  ['10²', {}, howNumber],
  ['½', {}, howNumber],
  ['--5', {}, howNumber],
  ['-', {}, howNumber],
  ['10%', { unit: 'NPR' }, howAmount],
  ['Rs. 10', { unit: '%' }, 'Write per cent in digits, such as 12.5.'],
  ['1.500', { unit: 'NPR' }, 'Use at most 2 decimals.'],
  ['2.5', { decimals: 0 }, 'Enter a whole number.'],
  ['1.000', { decimals: 0 }, 'Enter a whole number.'],
  ['1234567890123456', {}, 'This number has too many digits.'],
])('refuses %j', (text, form, reason) => {
  expect(read(text, form)).toBe(reason);
});

it.each([
  ['USD 1200', 'USD'],
  ['usd90', 'usd'],
  ['$90', '$'],
  ['US$ 1,200.50', 'US$'],
  ['90 €', '€'],
  ['£१२०', '£'],
  ['₹500', '₹'],
  ['INR 500', 'INR'],
  ['IC 500', 'IC'],
  ['100 dollars', 'dollars'],
  ['भारु ५००', 'भारु'],
  ['५० डलर', 'डलर'],
])('takes %j for no rupees', (text, currency) => {
  expect(read(text, { unit: 'NPR' })).toBe(
    `“${currency}” is not rupees of Nepal. Write the amount in these, such as NPR 1200.50.`,
  );
});

it('reads whole numbers that a spreadsheet gave decimals', () => {
  expect(read('2.00', { decimals: 0 })).toBe(2);
});

const amounts = fc.integer({ min: -1e12, max: 1e12 }).map((paisa) => paisa / 100);

it('reads a number in every way in which it is written', () => {
  const locales = ['en-IN', 'en-US', 'de-DE', 'fr-FR', 'de-CH', 'ne-NP', 'sv-SE'];
  const digits = fc.constantFrom('', '-u-nu-deva');
  fc.assert(
    fc.property(
      amounts,
      fc.constantFrom(...locales),
      digits,
      fc.boolean(),
      (amount, locale, own, useGrouping) => {
        const text = amount.toLocaleString(locale + own, { minimumFractionDigits: 2, useGrouping });
        expect([text, read(text)]).toEqual([text, amount]);
      },
    ),
  );
});

it('reads what it writes, with every unit', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom<NumberForm['unit'][]>('NPR', '%', undefined), (amount, unit) => {
      expect(read(formatNumber(amount, unit), { unit })).toBe(amount);
    }),
  );
});

it('makes no number of a text that nobody wrote', () => {
  const pieces = fc.constantFrom(
    ...Array.from('0123456789०१२३.,-+%/ '),
    "'",
    'NPR',
    'Rs.',
    'रु',
    'k',
    'e',
    '²',
    '٣',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(pieces).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, fc.constantFrom<NumberForm['unit'][]>('NPR', '%', undefined), (typed, unit) => {
      const value = read(typed, { unit });
      if (typeof value !== 'number') return;
      const digits = (shown: string) => shown.replaceAll(/\D/g, '').replaceAll(/^0+|0+$/g, '');
      expect([typed, digits(latinDigits(typed))]).toEqual([typed, digits(value.toFixed(2))]);
      expect(typed).not.toMatch(/[ke²٣]/);
    }),
    { numRuns: 2_000 },
  );
});
