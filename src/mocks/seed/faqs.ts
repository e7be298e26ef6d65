import * as z from 'zod';
import { GetFaqResponse } from '@/generated/zod/faqs/faqs';
import type { TableDefinition } from '@/mocks/db/table';
import { APPROVED_LINES } from './package-lines';

const row = GetFaqResponse.shape.data.extend({ package_id: z.int() });

type StoredFaq = z.infer<typeof row>;

const QUESTIONS: readonly (readonly [question: string, answer: string])[] = [
  ['Do I need a visa?', '<p>Most visitors get one on arrival in Kathmandu for 30, 50 or 125 US dollars.</p>'],
  [
    'कति किलोको झोला बोक्न पाइन्छ?',
    '<p>Each porter carries up to 15 kg; the Lukla flight allows 10 kg and 5 kg of hand luggage.</p>',
  ],
  [
    'What if the flight is cancelled?',
    '<p>We wait a day, then take the <strong>jeep</strong> or share a helicopter.</p>',
  ],
  [
    'Is there mobile network on the way?',
    '<p>Nepal Telecom reaches most villages; the high camps have none.</p>',
  ],
  ['शाकाहारी खाना पाइन्छ?', '<p>पाइन्छ। दाल भात तरकारी जहाँसुकै पाइन्छ, र भान्सामा भन्न सकिन्छ।</p>'],
  ['How cold does it get?', '<p>Down to −15 °C at night in the highest camps in November.</p>'],
  ['Can I charge my phone?', '<p>Yes, for 200 to 500 rupees in the upper villages.</p>'],
];

const faqsOf = (packageId: number): Omit<StoredFaq, 'id'>[] =>
  Array.from({ length: 2 + (packageId % 3) }, (_, index) => {
    const [question, answer] = QUESTIONS[(packageId + index * 2) % QUESTIONS.length] ?? ['', ''];
    return { package_id: packageId, question, answer, status: index === 3 ? 0 : 1 };
  });

export const faqs: TableDefinition<StoredFaq> = {
  name: 'faqs',
  row,
  parent: { name: 'packages', field: 'package_id' },
  seed: () => APPROVED_LINES.flatMap((_, index) => faqsOf(index + 1)),
};
