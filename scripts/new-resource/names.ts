import ts from 'typescript';

interface Pair {
  one: string;
  other: string;
}

/** The spellings of a resource's name: in paths and file names, in code, and in sentences. */
export interface Names {
  /** `tour-guide`, `tour-guides` */
  kebab: Pair;
  /** `tourGuide`, `tourGuides` */
  camel: Pair;
  /** `TourGuide`, `TourGuides` */
  pascal: Pair;
  /** `tour guide`, `tour guides` */
  noun: Pair;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const camelOf = (text: string) => text.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
export const pascalOf = (text: string) => capital(camelOf(text));
/** `short_name` -> `Short name`. */
export const sentenceOf = (text: string) => capital(text.replace(/[-_]/g, ' '));

export const isReserved = (name: string): boolean => {
  const keyword = ts.identifierToKeywordKind(ts.factory.createIdentifier(name));
  return keyword !== undefined && keyword <= ts.SyntaxKind.LastFutureReservedWord;
};

/** The singular, if the ending shows it. */
const singularOf = (plural: string): string => {
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  if (/(ss|sh|ch|x|z)es$/.test(plural)) return plural.replace(/es$/, '');
  return plural.replace(/([^su])s$/, '$1');
};

/** The names of a resource. Throws a sentence for an invalid one. */
export const namesOf = (other: string, one = singularOf(other)): Names => {
  const odd = [other, one].find((name) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name));
  if (odd !== undefined)
    throw new Error(`“${odd}” is no name: use small letters, digits and hyphens, such as tour-guides.`);
  if (one === other)
    throw new Error(`Say what one of “${other}” is called, as in: npm run new-resource people person …`);
  const both = (write: (name: string) => string): Pair => ({ one: write(one), other: write(other) });
  const names = {
    kebab: { one, other },
    camel: both(camelOf),
    pascal: both(pascalOf),
    noun: both((name) => name.replaceAll('-', ' ')),
  };
  const { camel, pascal } = names;
  const taken = [camel.one, camel.other, pascal.one, pascal.other].find(
    (name) => isReserved(name) || name in globalThis || name === 'Record',
  );
  if (taken !== undefined)
    throw new Error(`“${taken}” is a name of the language: choose another, such as trek-${other}.`);
  return names;
};
