import { language } from './language';

/** A text that is needed in both languages at once: in letters, and in tables whose files are read in either. */
export interface Words {
  en: string;
  ne: string;
}

/** The text in the page's language. */
export const inPageLanguage = (words: Words): string => (language === 'ne' ? words.ne : words.en);
