import { expect, it } from 'vitest';
import type { Faq } from '@/generated/model';
import { toFaqBody, toFaqValues } from './faq-values';

it('starts active', () => {
  expect(toFaqBody(toFaqValues())).toEqual({ question: '', answer: '', status: 1 });
});

it.each<Faq>([
  { id: 1, question: 'शाकाहारी खाना पाइन्छ? ', answer: '<p>पाइन्छ।&nbsp;</p>\n', status: 1 },
  { id: 2, question: 'Visa?', answer: '<p>Yes</p>', status: 0 },
])('sends question $id as it came', ({ id: _, ...faq }) => {
  expect(toFaqBody(toFaqValues({ id: 1, ...faq }))).toEqual(faq);
});
