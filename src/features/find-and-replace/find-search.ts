import type { Replacing } from './text-places';

/** What is looked for, as in the URL; all but `find` optional. */
export interface FindSearch {
  find?: string | undefined;
  /** Other spellings that are looked for, too. */
  also?: string[] | undefined;
  replace?: string | undefined;
  /** Of kinds of records, by the path of their area; of all by default. */
  in?: string[] | undefined;
  match_case?: true | undefined;
  parts_of_words?: true | undefined;
  as_typed?: true | undefined;
}

const MOST = 200;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MOST ? value : undefined;

const texts = (value: unknown): string[] | undefined => {
  const all = (Array.isArray(value) ? value : [value]).map(text).filter((one) => one !== undefined);
  return all.length > 0 ? all : undefined;
};

const flag = (value: unknown) => (value === true || value === 'true' ? true : undefined);

/** Parses any search object without throwing. */
export const validateFind = (raw: Record<string, unknown>): FindSearch => ({
  find: text(raw.find),
  also: texts(raw.also),
  replace: text(raw.replace),
  in: texts(raw.in),
  match_case: flag(raw.match_case),
  parts_of_words: flag(raw.parts_of_words),
  as_typed: flag(raw.as_typed),
});

/** What to replace; undefined if nothing is looked for. */
export const replacingOf = (search: FindSearch): Replacing | undefined =>
  search.find === undefined
    ? undefined
    : {
        finds: [search.find, ...(search.also ?? [])],
        replacement: search.replace ?? '',
        matchCase: search.match_case === true,
        wholeWords: search.parts_of_words !== true,
        keepCase: search.as_typed !== true,
      };
