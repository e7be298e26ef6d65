import { expect, it } from 'vitest';
import { followRows } from './row-errors';

const errors = {
  title: 'Too long.',
  'days.0.title': 'First.',
  'days.2.text.en': 'Third.',
  days: 'Too many.',
};

it('leads the messages of rows to where the rows are now', () => {
  const order = [2, 0, 1];
  expect(followRows(errors, 'days', (index) => order.indexOf(index))).toEqual({
    title: 'Too long.',
    days: 'Too many.',
    'days.1.title': 'First.',
    'days.0.text.en': 'Third.',
  });
});

it('drops the messages of a row that is gone, and no others', () => {
  expect(followRows(errors, 'days', (index) => (index === 0 ? undefined : index - 1))).toEqual({
    title: 'Too long.',
    days: 'Too many.',
    'days.1.text.en': 'Third.',
  });
  expect(followRows({ 'days_before.0': 'Kept.' }, 'days', () => undefined)).toEqual({
    'days_before.0': 'Kept.',
  });
});
