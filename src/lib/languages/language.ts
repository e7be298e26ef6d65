import { isLanguage, type Language } from './stored-language';

const written = $localize.locale;

/** The language of this page's texts: the build writes it into the scripts, and a switch reloads the page. */
export const language: Language = isLanguage(written) ? written : 'en';

/** The language for `Intl`. Its digits are Latin, as those of ids, telephone numbers and exported files are. */
export const locale = language === 'en' ? language : `${language}-u-nu-latn`;
