import type { Page } from '@playwright/test';
import { partsOfKey } from '../src/lib/languages/message-key.ts';
import catalogue from '../src/lib/languages/ne.json' with { type: 'json' };
import type { Language } from '../src/lib/languages/stored-language.ts';

const texts: Readonly<Record<string, string>> = { ...catalogue.names, ...catalogue.messages };

/**
 * The texts of a language by the English ones, as the source has them: `t('Delete {$noun}?', { noun: t('package') })`.
 * Throws for a text that the catalogue does not have, so that a journey cannot look for nothing.
 */
export const textsIn =
  (language: Language) =>
  (english: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const text = language === 'en' ? partsOfKey(english).text : texts[english];
    if (text === undefined) throw new Error(`No translation of “${english}”`);
    return text.replaceAll(/\{\$(\w+)\}/g, (_, name: string) => String(values[name]));
  };

/** Chooses the language for the pages that are opened from now on. */
export const speak = (page: Page, language: Language) =>
  page.addInitScript(
    (chosen) => localStorage.setItem('appearance', JSON.stringify({ language: chosen })),
    language,
  );
