import { ɵcomputeMsgId as idOf, ɵparseTranslation as parsed } from '@angular/localize';
import { partsOfKey } from './message-key.ts';

/** A language's file, `ne.json`: what the source has as texts, and the names of the contract's fields and values. */
export interface Catalogue {
  /** By the English text, with its meaning if it has one: `:of a button|:Book`. */
  messages: Readonly<Record<string, string>>;
  /** By the English label, as `fieldLabel` and `enumLabel` make it. */
  names: Readonly<Record<string, string>>;
}

/** The key under which all names of a language are one text (names.ts). */
export const NAMES = ':names|:{}';

const idOfKey = (key: string) => {
  const { meaning, text } = partsOfKey(key);
  return idOf(text, meaning);
};

/** A catalogue as `ɵtranslate` of `@angular/localize` takes it. */
export const translationsOf = ({ messages, names }: Catalogue) =>
  Object.fromEntries(
    Object.entries({ ...messages, [NAMES]: JSON.stringify(names) }).map(([key, text]) => [
      idOfKey(key),
      parsed(text),
    ]),
  );
