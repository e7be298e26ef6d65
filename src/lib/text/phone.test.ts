import { expect, it } from 'vitest';
import { hasNumber, phoneLink, phoneParts, phoneProblem, soughtNumber } from './phone';

it.each([
  ['+977 9841234567', 'tel:+9779841234567'],
  ['+977-1-4412345', 'tel:+97714412345'],
  ['00977 984-123-4567', 'tel:+9779841234567'],
  ['9779841234567', 'tel:+9779841234567'],
  ['977-1-4412345', 'tel:+97714412345'],
  ['977 01 4412345', 'tel:+97714412345'],
  ['(+977) 1-4412345', 'tel:+97714412345'],
  ['+977 (0)1 4412345', 'tel:+97714412345'],
  ['9841234567', 'tel:+9779841234567'],
  ['09841234567', 'tel:+9779841234567'],
  ['9771234567', 'tel:+9779771234567'],
  ['961-2345678', 'tel:+9779612345678'],
  ['९८४१२३४५६७', 'tel:+9779841234567'],
  ['०१-४४१२३४५', 'tel:+97714412345'],
  ['(01) 4412345', 'tel:+97714412345'],
  ['1-4412345', 'tel:+97714412345'],
  ['61-462123', 'tel:+97761462123'],
  ['061-465123', 'tel:+97761465123'],
  ['97-521234', 'tel:+97797521234'],
  ['061\u2011465123', 'tel:+97761465123'],
  ['\u200b061\u2010465123', 'tel:+97761465123'],
  ['1660-01-55555', 'tel:16600155555'],
  ['16600122322', 'tel:16600122322'],
  ['1618', 'tel:1618'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['+91 98765 43210', 'tel:+919876543210'],
  ['0091 98765 43210', 'tel:+919876543210'],
  ['+977 01-4412345', 'tel:+97714412345'],
  ['9841234567 (WhatsApp)', 'tel:+9779841234567'],
  ['9841234567 (WhatsApp/Viber)', 'tel:+9779841234567'],
  ['WhatsApp: +977 984-1234567', 'tel:+9779841234567'],
  ['फोन ०६१-४६५१२३', 'tel:+97761465123'],
  ['01-4412345 ext 12', 'tel:+97714412345'],
  ['01-4412345 extn. 123', 'tel:+97714412345'],
  ['01-4412345 x123', 'tel:+97714412345'],
  ['01-4412345/46', 'tel:+97714412345'],
  ['+977 9841234567 (24 hrs)', 'tel:+9779841234567'],
  ['+44 20 7946 0958 (24h)', 'tel:+442079460958'],
  ['01-4412345-46', 'tel:+97714412345'],
  ['9841234567 24/7', 'tel:+9779841234567'],
  ['०१-४४१२३४५ (१० - ५ बजे)', 'tel:+97714412345'],
])('takes %j for a number', (text, link) => {
  expect([phoneProblem(text), phoneLink(text)]).toEqual([undefined, link]);
});

it.each([
  ['9841234567, 9851234567', /more than one number/],
  ['9841234567 / 01-4412345', /more than one number/],
  ['9841234567 9851234567', /more than one number/],
  ['९८४१२३४५६७ or ९८५१२३४५६७', /more than one number/],
  ['ask at the desk', /not a phone number/],
  ['room 12', /not a phone number/],
  ['984123456', /this one has 9\.$/],
  ['98412 34567 8', /this one has 11\.$/],
  ['+977 98412345678', /this one has 11\.$/],
  ['(415) 555-0132', /begins with 96, 97 or 98/],
  ['4412345', /area code/],
  ['+44 123', /too short/],
  ['9.77984E+12', /spreadsheet/],
])('says what is odd about %j', (text, problem) => {
  expect(phoneProblem(text)).toMatch(problem);
});

it('makes no link of two numbers, and finds no problem in an empty text', () => {
  expect([phoneLink('9841234567, 9851234567'), phoneLink('desk'), phoneProblem(' ')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('does not take a number of another country for one in Nepal', () => {
  expect(phoneLink('(415) 555-0132')).toBe('tel:4155550132');
});

it.each([
  ['9841234567 / 01-4412345', ['tel:+9779841234567', 'tel:+97714412345']],
  ['९८४१२३४५६७, ९८५१२३४५६७ (Viber)', ['tel:+9779841234567', 'tel:+9779851234567']],
  ['9841234567 9851234567', ['tel:+9779841234567', 'tel:+9779851234567']],
  ['+44 20 7946 0958; 061-465123 ext 101', ['tel:+442079460958', 'tel:+97761465123']],
  ['01-4412345, 4412346', ['tel:+97714412345', 'tel:+97714412346']],
  ['(061) 462123 / 462124 / 9841234567', ['tel:+97761462123', 'tel:+97761462124', 'tel:+9779841234567']],
  ['at the desk', []],
])('makes a link of each number in %j', (text, links) => {
  const parts = phoneParts(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(links);
});

it.each([
  ['984-5420637', '+977 984-5420637', true],
  ['+977 984 5420637', '9845420637', true],
  ['5420637', '+977 984-5420637', true],
  ['९८४५४२०६३७', '+977 984-5420637', true],
  ['01-4412345', '+977-1-4412345', true],
  ['9779845420637', '984-5420637', true],
  ['+44 20 7946 0958', '+44 (0)20 7946 0958', true],
  ['9845420637', '9841234567 / 9845420637', true],
  ['9845420638', '+977 984-5420637', false],
  ['345678', '9841234567, 8901234', false],
])('looks for %s in %s', (typed, text, found) => {
  expect(hasNumber(text, soughtNumber(typed) ?? '-')).toBe(found);
});

it.each([
  '4711',
  '12345',
  '2026-12-12',
  '2083/08/26',
  'booking 9845420637',
  'gokyo',
  '9845420637984542063798',
])('does not take %s for a number to look for', (text) => {
  expect(soughtNumber(text)).toBeUndefined();
});

it('finds no number in many brackets, and takes no time for it', () => {
  const start = performance.now();
  expect(phoneLink('('.repeat(60_000))).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(400);
});
