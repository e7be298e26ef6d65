import { lettersOf } from '@/components/edit-many/cell-text';
import { fieldNames, type ImportField, NAMES } from '@/components/edit-many/importing';
import { langOf } from '@/lib/languages/lang-of';
import { lazy } from '@/lib/loading/lazy';
import { foreignCurrency } from '@/lib/numbers/currencies';
import { rank } from '@/lib/text/fuzzy';
import { otherLabels } from '@/lib/text/other-labels';
import { isAlike } from '@/lib/text/spelled-alike';
import words from './column-words.json';

/** Stands for the IDs of records where a field's name stands otherwise. */
export const ID_COLUMN = 'id';

/** How the columns of an area are taken: by hand, by `columnKey` as the name of a field, `id`, or '' for none. */
export interface ColumnChoices {
  /** What a record is called: "hotel". */
  noun: string;
  by: Readonly<Record<string, string>>;
}

/** A named column, and the field that it is taken for. */
export interface AssignedColumn {
  index: number;
  name: string;
  /** By which a choice is remembered. */
  key: string;
  /** The name of a field, or `id`; undefined if it is not imported. */
  to: string | undefined;
  /** Why, if not by its name: the name only resembles the field's, or it was chosen. */
  by?: 'guess' | 'hand';
  /** The field that is meant, but is another column's, and the name of that column. */
  taken?: { to: string; by: string };
}

/**
 * The names of the fields that a word means, the likeliest first, by the letters of the word: what spreadsheets call
 * fields; a word of several means the first that is free.
 */
const columnWords = lazy(() => {
  const found = new Map<string, string[]>();
  for (const { fields, words: calledSo } of words)
    for (const letters of calledSo.map(lettersOf))
      found.set(letters, [...(found.get(letters) ?? []), ...fields]);
  return found;
});

const BRACKETS = /\(.*?\)|\[.*?\]/g;

const IN_UNITS =
  /\s+in(?:\s+(?:npr|n?rs\.?|rupees|thousands?|lakhs?|ft|feet|m|met(?:re|er)s|hours|days|nights|weeks|per ?cent|%))?$/i;

/** Without what is in brackets, and without a unit: "Price (NPR)", "Price in USD", "Altitude in feet". */
const bareName = (name: string) => {
  const bare = name.replaceAll(BRACKETS, ' ').trim();
  return bare
    .replace(foreignCurrency(bare) ?? '', '')
    .trim()
    .replace(IN_UNITS, '');
};

/** What in brackets makes no other field of a name; signs have no letters. */
const PLAIN_BRACKETS = new Set(['', 'npr', 'rs', 'nrs', 'rupees', 'रु', 'रू', 'required', 'optional']);

const isPlain = (name: string) =>
  foreignCurrency(name) === undefined &&
  (name.match(BRACKETS) ?? []).every((text) => PLAIN_BRACKETS.has(lettersOf(text)));

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);

/** The field that a name means, in any spelling of its letters; `id` for the IDs. */
const namedField = (name: string, fields: readonly ImportField[]): string | undefined => {
  const letters = lettersOf(name);
  const found = letters === '' ? undefined : fields.find((field) => fieldNames(field).includes(letters));
  return found?.name ?? (letters === ID_COLUMN ? ID_COLUMN : undefined);
};

/** Words that add little to the others of a label: "Display" means "Display name". */
const PLAIN_WORDS = new Set(['name', 'title', 'description']);

/** The fields whose labels have these words, in any order; one word has to be all that a label says. */
const fieldsWith = (words: readonly string[], fields: readonly ImportField[]): readonly ImportField[] => {
  const own = words.map(lettersOf);
  const lettersIn = ({ label }: ImportField) => wordsOf(label).map(lettersOf);
  const found = fields.filter((field) => own.every((word) => lettersIn(field).includes(word)));
  const isMeant = (word: string) => own.includes(word) || PLAIN_WORDS.has(word);
  return own.length > 1 || found.every((field) => lettersIn(field).every(isMeant)) ? found : [];
};

/** Of shorter words, too many differ by a letter. */
const SHORTEST_MISSPELT = 6;

/** The free field whose name is like this one; undefined if none is, or several are. */
const guessedField = (name: string, free: readonly ImportField[], noun: string): string | undefined => {
  const bare = bareName(name).trim();
  const letters = lettersOf(bare);
  if (letters === '') return undefined;
  const ofNoun = [noun, ...otherLabels(noun), `${noun} name`, `name of ${noun}`, `${noun} title`]
    .map(lettersOf)
    .includes(letters);
  const known = ofNoun ? ['name', 'title'] : (columnWords().get(letters) ?? []);
  const found = known.find((field) => free.some((one) => one.name === field));
  if (found !== undefined) return found;
  const words = wordsOf(bare);
  // "Title" is no "Meta page title".
  if (words.length === 1 && NAMES.includes(letters)) return undefined;
  const withSoMany = free.filter(({ label }) => wordsOf(label).length === words.length);
  const ends = ({ label }: ImportField) =>
    isAlike(wordsOf(label).slice(-words.length).join(' '), words.join(' '));
  const ending = free.filter(ends);
  const alike = ending.length > 0 ? ending : fieldsWith(words, free);
  const isLong = words.every(({ length }) => length >= SHORTEST_MISSPELT);
  const meant = alike.length > 0 || !isLong ? alike : rank(withSoMany, bare, ({ label }) => label);
  return meant.length === 1 ? meant[0]?.name : undefined;
};

/** What is first found by a name as it stands, or else by what it is called in the page's language. */
const firstOf =
  (find: (name: string) => string | undefined) =>
  (name: string): string | undefined =>
    [name, ...otherLabels(name).filter((label) => langOf(label) === undefined)]
      .map(find)
      .find((found) => found !== undefined);

/** The named columns with keys: a name that stands there again has another one. */
const keyed = (head: readonly string[]) => {
  const counts = new Map<string, number>();
  return head.flatMap((name, index) => {
    const letters = lettersOf(name);
    if (name === '') return [];
    const count = (counts.get(letters) ?? 0) + 1;
    counts.set(letters, count);
    return [{ index, name, key: count === 1 ? letters : `${letters}#${count}` }];
  });
};

/**
 * Takes each named column for a field: as it was chosen by hand, else by its name, else by a guess, for a field that no
 * other column has, required ones first. A name that means a field only without its brackets is a guess, too, but for
 * those that say the unit of rupees. Of two columns for one field, the first has it.
 */
export const assignColumns = (
  head: readonly string[],
  fields: readonly ImportField[],
  { noun, by }: ColumnChoices,
): AssignedColumn[] => {
  const columns = keyed(head);
  const owners = new Map<string, string>();
  const assigned = new Map<number, Pick<AssignedColumn, 'to' | 'by' | 'taken'>>();
  const assign = (
    { index, name }: (typeof columns)[number],
    to: string | undefined,
    how?: AssignedColumn['by'],
  ) => {
    const owner = to === undefined ? undefined : owners.get(to);
    if (to !== undefined && owner === undefined) owners.set(to, name);
    assigned.set(index, {
      to: owner === undefined ? to : undefined,
      ...(how && { by: how }),
      ...(to !== undefined && owner !== undefined && { taken: { to, by: owner } }),
    });
  };
  const named = firstOf((name: string) => namedField(name, fields));
  const isKnown = (to: string) => to === '' || to === ID_COLUMN || fields.some(({ name }) => name === to);
  const open = () => columns.filter(({ index }) => !assigned.has(index));
  for (const column of columns) {
    const chosen = by[column.key];
    if (chosen === undefined || !isKnown(chosen)) continue;
    const to = chosen === '' ? undefined : chosen;
    assign(column, to, to === named(column.name) ? undefined : 'hand');
  }
  for (const column of open()) {
    const to = named(column.name);
    if (to !== undefined) assign(column, to);
  }
  for (const column of open()) {
    const to = named(bareName(column.name));
    if (to !== undefined) assign(column, to, isPlain(column.name) ? undefined : 'guess');
  }
  for (const among of [fields.filter(({ required }) => required), fields])
    for (const column of open()) {
      const free = among.filter(({ name }) => !owners.has(name));
      const guess = firstOf((name: string) => guessedField(name, free, noun))(column.name);
      if (guess !== undefined) assign(column, guess, 'guess');
    }
  return columns.map((column) => ({ ...column, to: undefined, ...assigned.get(column.index) }));
};
