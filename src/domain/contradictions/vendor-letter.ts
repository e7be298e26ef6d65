import type { Contradiction } from './contradiction';

/** The language of a letter; `both` is one below the other. */
export type LetterLanguage = 'en' | 'ne' | 'both';

interface Letter {
  /** The submitted listing. */
  name: string;
  /** The vendor, if known. */
  person: string | undefined;
  contradictions: readonly Pick<Contradiction, 'sentence'>[];
}

const english = ({ name, person, contradictions }: Letter): string[] => [
  person === undefined ? 'Hello,' : `Hello ${person},`,
  `Thank you for submitting “${name}”. Before it can go live, could you please look at this?`,
  contradictions.map(({ sentence }) => `- ${sentence.en}`).join('\n'),
  'Please correct what is wrong, or tell us how it is meant.',
  'Kind regards',
];

const nepali = ({ name, person, contradictions }: Letter): string[] => [
  person === undefined ? 'नमस्ते,' : `नमस्ते ${person},`,
  `“${name}” पठाउनुभएकोमा धन्यवाद। यसलाई सार्वजनिक गर्नुअघि कृपया यी कुरा हेरिदिनुहोला:`,
  contradictions.map(({ sentence }) => `- ${sentence.ne}`).join('\n'),
  'नमिलेको कुरा सच्याइदिनुहोला, वा यसको अर्थ के हो हामीलाई बताइदिनुहोला।',
  'सादर',
];

/** The letter that asks a vendor about contradictions, one sentence each. */
export const vendorLetter = (letter: Letter, language: LetterLanguage): string =>
  (language === 'en'
    ? english(letter)
    : language === 'ne'
      ? nepali(letter)
      : [...english(letter), '—', ...nepali(letter)]
  ).join('\n\n');
