import { resource } from '@/api/resource';
import { createFaq, deleteFaq, getFaq, updateFaq } from '@/generated/api/faqs/faqs';
import type { Faq, FaqInput } from '@/generated/model';

/** The form values of a FAQ; in the API its status is 1 or 0. */
export interface FaqValues {
  question: string;
  answer: string;
  status: boolean;
}

export const toFaqValues = (faq?: Faq): FaqValues => ({
  question: faq?.question ?? '',
  answer: faq?.answer ?? '',
  status: faq ? faq.status === 1 : true,
});

export const toFaqBody = ({ status, ...texts }: FaqValues): FaqInput => ({
  ...texts,
  status: status ? 1 : 0,
});

/** The FAQs of a package. */
export const faqsOf = (packageId: number) =>
  resource({
    read: (id) => getFaq(packageId, id),
    create: (body: FaqInput, options) => createFaq(packageId, body, options),
    update: (id, fields, options) => updateFaq(packageId, id, fields, options),
    remove: (id) => deleteFaq(packageId, id),
    toValues: toFaqValues,
    toBody: toFaqBody,
  });
