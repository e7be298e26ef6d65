import { expect, it } from 'vitest';
import { phoneLink, phoneProblem } from './phone';

it.each([
  ['+977 9841234567', 'tel:+9779841234567'],
  ['+977-1-4412345', 'tel:+97714412345'],
  ['00977 984-123-4567', 'tel:+9779841234567'],
  ['9779841234567', 'tel:9779841234567'],
  ['09841234567', 'tel:09841234567'],
  ['९८४१२३४५६७', 'tel:9841234567'],
  ['(01) 4412345', 'tel:014412345'],
  ['061-465123', 'tel:061465123'],
  ['061\u2011465123', 'tel:061465123'],
  ['\u200b061\u2010465123', 'tel:061465123'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['+977 01-4412345', 'tel:+97714412345'],
])('takes %j for a number', (text, link) => {
  expect([phoneProblem(text), phoneLink(text)]).toEqual([undefined, link]);
});

it.each([
  ['9841234567, 9851234567', /more than one number/],
  ['9841234567 / 01-4412345', /more than one number/],
  ['9841234567 9851234567', /more than one number/],
  ['९८४१२३४५६७ or ९८५१२३४५६७', /more than one number/],
  ['ask at the desk', /not a phone number/],
  ['984123456', /this one has 9\.$/],
  ['+977 98412345678', /this one has 11\.$/],
  ['4412345', /area code/],
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
