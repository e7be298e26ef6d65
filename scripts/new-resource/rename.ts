import { capital, type Names } from './names.ts';

/** The words of the template resource, but not the folder of all features. */
const word = /(?<!@\/)[fF]eatures?/g;

/** Renames each word of a text by its context. */
const renameEach = (
  text: string,
  pairOf: (isCapital: boolean, before: string, after: string) => Names['kebab'],
) =>
  text.replace(word, (found, offset: number) => {
    const after = text.slice(offset + found.length);
    const { one, other } = pairOf(found.startsWith('F'), text.slice(0, offset), after);
    return found.endsWith('s') ? other : one;
  });

/** A quoted text: a path, a file name, or words. */
const inQuotes = ({ camel, kebab, noun }: Names, text: string) =>
  renameEach(text, (isCapital, before, after) => {
    if (isCapital) return { one: capital(noun.one), other: capital(noun.other) };
    if (after.startsWith('Id')) return camel;
    return /[/.]$/.test(before) || /^[/.-]/.test(after) ? kebab : noun;
  });

/** A template file, renamed for another resource. */
export const renameCode = (names: Names, text: string): string =>
  text.replace(/'[^'\n]*'|"[^"\n]*"|[A-Za-z_$][\w$]*/g, (token) =>
    /^['"]/.test(token)
      ? inQuotes(names, token)
      : renameEach(token, (isCapital) => (isCapital ? names.pascal : names.camel)),
  );

/** A part of the contract, renamed. */
export const renameContract = ({ camel, kebab, noun, pascal }: Names, text: string): string => {
  const article = /^[aeiou]/.test(noun.one) ? 'an' : 'a';
  return renameEach(text.replaceAll(' a feature', ` ${article} feature`), (isCapital, before, after) => {
    if (isCapital) return pascal;
    if (after.startsWith('Id')) return camel;
    return /[/[]$/.test(before) ? kebab : noun;
  });
};
