import { recordName, unnamedReference } from '@/lib/records/record-name';
import { plainText } from '@/lib/text/html';
import { isFilledText } from '@/lib/text/is-filled-text';
import { heardName, withoutGeneral } from '@/lib/text/name-likeness';
import { soundWords } from '@/lib/text/spelled-alike';

/** The fields of a blog with the ids of the listings that it links. */
export const linkFields = ['packages', 'homestays', 'hotels'] as const;
export type LinkField = (typeof linkFields)[number];

/** A listing that a blog may name. */
export interface Listing {
  field: LinkField;
  id: number;
  name: string;
  isActive: boolean;
}

/** A blog as its form has it. */
export interface LinkingBlog {
  id: number;
  name: string;
  text: string;
  links: Readonly<Record<LinkField, readonly number[]>>;
}

/** A link to add or to remove; of one to add, the sentence that names the listing. */
export interface Proposal {
  key: string;
  field: LinkField;
  id: number;
  name: string;
  sentence: string | undefined;
}

export interface RelatedBlog {
  blog: LinkingBlog;
  proposals: readonly Proposal[];
}

/** A name of one word, such as that of a mountain, stands in many sentences that mean something else. */
const FEWEST_WORDS = 2;

/** What Nepali writes at the end of a name: in, of, by, to, from, up to. */
const POSTPOSITION = /(?<=\p{Script=Devanagari}{2})(?:मा|को|का|की|ले|लाई|बाट|देखि|सम्म|हरू)(?![\p{L}\p{M}])/gu;

/** The longest sentence that is shown whole. */
const LONGEST = 240;

export const listingOf = (field: LinkField, row: { id: number; status?: unknown }): Listing => ({
  field,
  id: row.id,
  name: recordName(row) ?? unnamedReference(row.id),
  isActive: row.status !== false,
});

export const blogOf = (id: number, values: Readonly<Record<string, unknown>>): LinkingBlog => {
  const texts = [values.title, values.short_description, values.description].filter(isFilledText);
  const ids = (field: LinkField) => values[field] as readonly number[];
  return {
    id,
    name: recordName(values) ?? unnamedReference(id),
    text: texts.map((text) => plainText(text.replaceAll(/<\/(?:p|li|h\d|td|div)>/giu, '. '))).join('. '),
    links: { packages: ids('packages'), homestays: ids('homestays'), hotels: ids('hotels') },
  };
};

/** What a listing is found by, in words by their sound: those that tell it apart, or all where these are too few. */
const wordsOf = (name: string): string => {
  const { own, words } = heardName(name);
  const wanted = own.length >= FEWEST_WORDS ? own : words.map(({ text }) => text);
  return wanted.length >= FEWEST_WORDS ? wanted.join(' ') : '';
};

interface Name {
  words: string;
  listings: readonly Listing[];
}

/** The names to look for, by their first word. */
export const namesOf = (listings: readonly Listing[]): ReadonlyMap<string, readonly Name[]> => {
  const names = [...Map.groupBy(listings, ({ name }) => wordsOf(name))]
    .filter(([words]) => words !== '')
    .map(([words, some]): Name => ({ words, listings: some }));
  return Map.groupBy(names, ({ words }) => words.split(' ')[0] ?? '');
};

/** The listings that a text names, each with the first sentence that does. */
const namedIn = (text: string, names: ReturnType<typeof namesOf>): ReadonlyMap<Listing, string> => {
  const named = new Map<Listing, string>();
  for (const sentence of text.split(/(?<=[.!?।])\s+/u)) {
    const read = [sentence, sentence.replaceAll(POSTPOSITION, '')].map(soundWords);
    const all = [...read, ...read.map(withoutGeneral)];
    let left = all.map((words) => ` ${words.join(' ')} `).join('|');
    const begun = [...new Set(all.flat())].flatMap((word) => names.get(word) ?? []);
    // The longest first: a sentence about the luxury trek does not name the plain one.
    for (const { words, listings } of begun.sort((a, b) => b.words.length - a.words.length)) {
      if (!left.includes(` ${words} `)) continue;
      left = left.replaceAll(` ${words} `, ' | ');
      for (const listing of listings)
        if (!named.has(listing)) named.set(listing, sentence.slice(0, LONGEST).replace(/[\s.]+$/u, ''));
    }
  }
  return named;
};

/** The links that a blog lacks, as its text names the listing, and those whose listing it does not name. */
export const relatedTo = (
  blog: LinkingBlog,
  listings: readonly Listing[],
  names: ReturnType<typeof namesOf>,
): RelatedBlog => {
  const named = namedIn(blog.text, names);
  const isLinked = ({ field, id }: Listing) => blog.links[field].includes(id);
  const lacking = [...named].filter(([listing]) => listing.isActive && !isLinked(listing));
  const unnamed = listings.filter((listing) => isLinked(listing) && !named.has(listing));
  const proposals = [...lacking, ...unnamed.map((listing) => [listing, undefined] as const)].map(
    ([{ field, id, name }, sentence]): Proposal => ({
      key: `${blog.id} ${field} ${id}`,
      field,
      id,
      name,
      sentence,
    }),
  );
  return { blog, proposals };
};

/** The links of a blog with the chosen proposals. */
export const linksWith = (
  links: Readonly<Record<string, unknown>>,
  chosen: readonly Proposal[],
): Record<string, number[]> => {
  const fields = new Set(chosen.map(({ field }) => field));
  const changed = [...fields].map((field): [string, number[]] => {
    const own = chosen.filter((one) => one.field === field);
    const removed = new Set(own.filter(({ sentence }) => sentence === undefined).map(({ id }) => id));
    const added = own.filter(({ sentence }) => sentence !== undefined).map(({ id }) => id);
    const kept = (links[field] as readonly number[]).filter((id) => !removed.has(id));
    return [field, [...new Set([...kept, ...added])]];
  });
  return Object.fromEntries(changed);
};
