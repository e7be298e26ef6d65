import * as z from 'zod';
import { GetFaqResponse } from '@/generated/zod/faqs/faqs';
import type { TableDefinition } from '@/mocks/db/table';
import { data } from './faqs.yaml';
import { cycled } from './name-parts';
import { APPROVED_LINES } from './package-lines';

const row = GetFaqResponse.shape.data.extend({ package_id: z.int() });

type StoredFaq = z.infer<typeof row>;

const QUESTIONS = data as Pick<StoredFaq, 'question' | 'answer'>[];

const faqsOf = (packageId: number): Omit<StoredFaq, 'id'>[] =>
  Array.from({ length: 2 + (packageId % 3) }, (_, index) => {
    const asked = cycled(QUESTIONS, packageId + index * 2);
    return { ...asked, package_id: packageId, status: index === 3 ? 0 : 1 };
  });

export const faqTable: TableDefinition<StoredFaq> = {
  name: 'faqs',
  row,
  parent: { name: 'packages', field: 'package_id' },
  seed: () => APPROVED_LINES.flatMap((_, index) => faqsOf(index + 1)),
};
