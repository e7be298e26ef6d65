import { isLanguage, type Language } from './stored-language';

const written = $localize.locale;

/** The language of this page's texts: the build writes it into the scripts, and a switch reloads the page. */
export const language: Language = isLanguage(written) ? written : 'en';
