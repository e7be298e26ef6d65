// Texts where nothing is built: development, tests, Storybook. A build writes them into the scripts instead.
import { ɵ$localize as localize, ɵisMissingTranslationError, ɵtranslate } from '@angular/localize';
import { storedLanguage } from './stored-language';
import { type Catalogue, translationsOf } from './translations';

const catalogues = import.meta.glob<Catalogue>('./*.json', { eager: true, import: 'default' });

const language = storedLanguage();

const catalogue = catalogues[`./${language}.json`];

if (catalogue) {
  const translations = translationsOf(catalogue);
  localize.locale = language;
  localize.translate = (parts, substitutions) => {
    try {
      return ɵtranslate(translations, parts, substitutions);
    } catch (error) {
      if (ɵisMissingTranslationError(error)) return [parts, substitutions];
      throw error;
    }
  };
}

export const $localize = localize;
