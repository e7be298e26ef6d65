import { expect, it } from 'vitest';
import type { Booking } from '@/generated/model';
import { isKnownField } from './booking';
import { nameQuestions } from './name-questions';

const rows = ['2027-03-18', '2027-04-02'].map((day, index) => {
  const booking: Booking = {
    id: index + 1,
    status: 'confirmed',
    reise: { bis: '2027-05-01', ab: day },
    angelegt_at: '2026-01-01',
    personen: index + 2,
    rabatt_id: 7,
    wort: 'zwei',
  };
  return booking;
});

it('asks about what no booking has, and what its values may be', () => {
  const questions = nameQuestions(rows, isKnownField);
  expect(questions.map(({ field, likely }) => [field, likely])).toEqual([
    ['start_date', 'reise.ab'],
    ['end_date', 'reise.bis'],
    ['people', undefined],
    ['total_amount', undefined],
    ['paid_amount', undefined],
  ]);
  expect(questions[0]?.candidates).toEqual([
    { name: 'reise.ab', values: ['2027-03-18', '2027-04-02'] },
    { name: 'reise.bis', values: ['2027-05-01'] },
  ]);
  expect(questions[2]?.candidates.map(({ name }) => name)).toEqual(['personen']);
});

it('asks nothing about what is known', () => {
  const known = rows.map((row) => ({
    ...row,
    start_date: '2027-03-18',
    end_date: '2027-03-20',
    people: 2,
    total_amount: 1,
    paid_amount: 0,
  }));
  expect(nameQuestions(known, isKnownField)).toEqual([]);
});
