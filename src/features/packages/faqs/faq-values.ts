import { resource } from '@/api/writes/resource';
import type { Faq, FaqInput } from '@/generated/model';
import { faqContractOf } from '@/generated/resources/faqs';

/** The FAQs of a package; in the API their status is 1 or 0. */
export const faqsOf = (packageId: number) =>
  resource({
    ...faqContractOf(packageId),
    toValues: (faq?: Faq) => ({
      question: faq?.question ?? '',
      answer: faq?.answer ?? '',
      status: faq ? faq.status === 1 : true,
    }),
    toBody: ({ status, ...texts }): FaqInput => ({ ...texts, status: status ? 1 : 0 }),
  });
