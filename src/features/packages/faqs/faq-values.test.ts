import { expect, it } from 'vitest';
import type { Faq } from '@/generated/model';
import { faqsOf } from './faq-values';

const faqs = faqsOf(1);

const bodyOf = (values: ReturnType<typeof faqs.toValues>) => faqs.bodyOf(values, values);

it('starts active', () => {
  expect(bodyOf(faqs.toValues())).toEqual({ question: '', answer: '', status: 1 });
});

it.each<Faq>([
  { id: 1, question: 'शाकाहारी खाना पाइन्छ? ', answer: '<p>पाइन्छ।&nbsp;</p>\n', status: 1 },
  { id: 2, question: 'Visa?', answer: '<p>Yes</p>', status: 0 },
])('sends question $id as it came', ({ id: _, ...faq }) => {
  expect(bodyOf(faqs.toValues({ id: 1, ...faq }))).toEqual(faq);
});
