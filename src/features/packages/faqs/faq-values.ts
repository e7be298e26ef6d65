import { resource } from '@/api/resource';
import { createFaq, deleteFaq, getFaq, updateFaq } from '@/generated/api/faqs/faqs';
import type { Faq, FaqInput } from '@/generated/model';

/** The FAQs of a package; in the API their status is 1 or 0. */
export const faqsOf = (packageId: number) =>
  resource({
    name: 'faqs',
    read: (id) => getFaq(packageId, id),
    create: (body: FaqInput, options) => createFaq(packageId, body, options),
    update: (id, fields, options) => updateFaq(packageId, id, fields, options),
    remove: (id) => deleteFaq(packageId, id),
    toValues: (faq?: Faq) => ({
      question: faq?.question ?? '',
      answer: faq?.answer ?? '',
      status: faq ? faq.status === 1 : true,
    }),
    toBody: ({ status, ...texts }): FaqInput => ({ ...texts, status: status ? 1 : 0 }),
  });
