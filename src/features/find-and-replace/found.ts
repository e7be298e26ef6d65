import type { FieldValues } from '@/api/writes/resource';
import { areas } from '@/resources/index';
import { replacedIn, type Replacing, type TextPlace, textPlaces } from './text-places';
import type { TextRecord } from './text-record';
import { type StoredText, withTexts } from './texts-in';

/** A text with places that would change. */
interface FoundText {
  text: StoredText;
  places: readonly TextPlace[];
}

/** A record with such texts. */
export interface FoundRecord {
  record: TextRecord;
  texts: readonly FoundText[];
}

const known = new WeakMap<TextRecord, { replacing: Replacing; found: FoundRecord }>();

/** The places of a record. */
export const foundIn = (record: TextRecord, replacing: Replacing): FoundRecord => {
  const before = known.get(record);
  if (before?.replacing === replacing) return before.found;
  const texts = record.texts
    .map((text) => ({ text, places: textPlaces(text.text, replacing, text.rich) }))
    .filter(({ places }) => places.length > 0);
  const found = { record, texts };
  known.set(record, { replacing, found });
  return found;
};

/** Lists answer in any order; the menu's is known. */
const orderOf = ({ kind }: TextRecord) => areas.findIndex(({ path }) => path === kind);

/** The records of kinds, by their paths, that have such places, and those in `also`. */
export const findIn = (
  records: Iterable<TextRecord>,
  replacing: Replacing,
  { kinds, also }: { kinds: readonly string[] | undefined; also: (key: string) => boolean },
): FoundRecord[] =>
  [...records]
    .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
    .map((record) => foundIn(record, replacing))
    .filter(({ record, texts }) => texts.length > 0 || also(record.key))
    .toSorted((one, other) => orderOf(one.record) - orderOf(other.record));

/** The keys of a record's places that can be replaced. */
export const placeKeys = ({ record, texts }: FoundRecord): string[] =>
  texts.flatMap(({ text, places }) =>
    places.filter(({ isSplit }) => !isSplit).map((place) => placeKey(record, text, place)),
  );

export const placeKey = ({ key }: TextRecord, { path }: StoredText, { from }: TextPlace): string =>
  `${key} ${path} ${from}`;

/** What a record's fields hold, and what they are to hold, with its chosen places replaced. */
interface TextChange {
  before: FieldValues;
  after: FieldValues;
  /** The number of places. */
  count: number;
}

export const changeOf = ({ record, texts }: FoundRecord, isChosen: (key: string) => boolean): TextChange => {
  const chosen = texts.map(({ text, places }) => ({
    text,
    places: places.filter((place) => !place.isSplit && isChosen(placeKey(record, text, place))),
  }));
  const changed = chosen
    .filter(({ places }) => places.length > 0)
    .map(({ text, places }) => ({
      path: text.path,
      text: replacedIn(text.text, places, text.rich),
    }));
  const after = withTexts(record.values, changed);
  return {
    before: Object.fromEntries(Object.keys(after).map((name) => [name, record.values[name]])),
    after,
    count: chosen.reduce((sum, { places }) => sum + places.length, 0),
  };
};
