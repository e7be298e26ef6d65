/** The language of a letter; `both` is one below the other. */
export type LetterLanguage = 'en' | 'ne' | 'both';

/** The paragraphs of a letter. */
export type Letter = Readonly<Record<Exclude<LetterLanguage, 'both'>, readonly string[]>>;

/** The text of a letter, its paragraphs apart by an empty line. */
export const letterText = ({ en, ne }: Letter, language: LetterLanguage): string =>
  (language === 'both' ? [...en, '—', ...ne] : { en, ne }[language]).join('\n\n');

/** The greeting of a letter in each language. */
export const greetingOf = (person: string | undefined) =>
  person === undefined ? { en: 'Hello,', ne: 'नमस्ते,' } : { en: `Hello ${person},`, ne: `नमस्ते ${person},` };
