import { greetingOf, type LetterLanguage, letterText } from '@/domain/letters/letter';
import type { Contradiction } from './contradiction';

interface VendorLetter {
  /** The submitted listing. */
  name: string;
  /** The vendor, if known. */
  person: string | undefined;
  contradictions: readonly Pick<Contradiction, 'sentence'>[];
}

/** The letter that asks a vendor about contradictions, one sentence each. */
export const vendorLetter = (
  { name, person, contradictions }: VendorLetter,
  language: LetterLanguage,
): string => {
  const greeting = greetingOf(person);
  const en = [
    greeting.en,
    `Thank you for submitting “${name}”. Before it can go live, could you please look at this?`,
    contradictions.map(({ sentence }) => `- ${sentence.en}`).join('\n'),
    'Please correct what is wrong, or tell us how it is meant.',
    'Kind regards',
  ];
  const ne = [
    greeting.ne,
    `“${name}” पठाउनुभएकोमा धन्यवाद। यसलाई सार्वजनिक गर्नुअघि कृपया यी कुरा हेरिदिनुहोला:`,
    contradictions.map(({ sentence }) => `- ${sentence.ne}`).join('\n'),
    'नमिलेको कुरा सच्याइदिनुहोला, वा यसको अर्थ के हो हामीलाई बताइदिनुहोला।',
    'सादर',
  ];
  return letterText({ en, ne }, language);
};
