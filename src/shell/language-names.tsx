import { languages } from '@/lib/languages/stored-language';

/** Each language by its own name, which speech output reads in that language. */
export const languageNames = Object.fromEntries(
  Object.entries(languages).map(([language, name]) => [language, <span lang={language}>{name}</span>]),
);
