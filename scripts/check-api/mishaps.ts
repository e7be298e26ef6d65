import { isRecord } from '@/lib/values/is-record';
import { toIdentity } from '@/lib/values/lenient';

/** A deviation of a write. */
export interface Mishap {
  what: string;
  /** What the application does with it, or which setting it needs. */
  consequence: string;
  hides: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const lossOf = (what: string, consequence: string): Mishap => ({ what, consequence, hides: true });
const noteOf = (what: string, consequence: string): Mishap => ({ what, consequence, hides: false });

/** A list of references as the ids by which it is written. */
const comparable = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => toIdentity(isRecord(item) ? item.id : item) ?? item).toSorted();
};

const same = (sent: unknown, came: unknown): boolean =>
  JSON.stringify(comparable(sent)) === JSON.stringify(comparable(came));

const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  return typeof value === 'string' ? `“${value}”` : JSON.stringify(comparable(value));
};

/** Fields with another value than was sent. Fields missing in the record are not reported. */
export const mishapsOf = (sent: Fields, record: Fields): Mishap[] =>
  Object.entries(sent)
    .filter(([field, value]) => field in record && !same(value, record[field]))
    .map(([field, value]) =>
      lossOf(
        `${field} was sent as ${shown(value)} and is ${shown(record[field])}.`,
        field === 'status'
          ? 'What is saved as inactive is shown to visitors.'
          : 'The application names it beside “saved” as not kept.',
      ),
    );

const isSet = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : ![undefined, null, '', false, 0].includes(value as never);

const isReset = (before: unknown, after: unknown): boolean =>
  typeof before === 'boolean' && typeof after === 'boolean'
    ? before !== after
    : isSet(before) && !isSet(after);

/** The fields that became empty, or were switched, although they were not sent. */
export const resetIn = (sent: Fields, before: Fields, after: Fields): string[] =>
  Object.keys(before).filter(
    (field) => !(field in sent) && field in after && isReset(before[field], after[field]),
  );

/** `isRestored`: the whole record was kept. */
export const reset = (sent: Fields, fields: readonly string[], isRestored: boolean): Mishap => {
  const what = `A change of ${Object.keys(sent).join(', ')} emptied or reset ${fields.join(', ')}, which it did not hold.`;
  return isRestored
    ? lossOf(
        `${what} The whole record was kept.`,
        'Changes take away what they do not hold. Set "wholeRecords": true in config.json, and every change holds the whole record; without it the application loses that once, and puts it back.',
      )
    : lossOf(`${what} The whole record was not kept, either.`, 'Changes take away what they do not hold.');
};

/** The message of a refused write, by field. */
export const refusalOf = (status: number, body: unknown): Mishap => {
  const errors = isRecord(body) && isRecord(body.errors) ? Object.keys(body.errors) : [];
  const about = errors.length > 0 ? ` because of ${errors.join(', ')}` : '';
  return lossOf(
    status === 0 ? 'No answer came.' : `It was refused (${status})${about}.`,
    'Nothing is saved, and the form shows why.',
  );
};

/** The application's behaviour if a backend requires whole records. */
export const wantsWhole = (refusal: Mishap): Mishap =>
  noteOf(
    `${refusal.what} The whole record was taken.`,
    'A change of one field is refused. The application sends the whole record then, with "wholeRecords": true in config.json at once.',
  );

/** `outcomes`: what happened to each encoding, as text. */
export const noForm = (outcomes: string): Mishap =>
  noteOf(
    outcomes,
    'PHP before 8.4 reads no form of a PATCH. Set "methodOverride": true in config.json, and changes go as POST with _method=PATCH; without it the application tries that second.',
  );

export const noJson = (outcomes: string): Mishap =>
  noteOf(outcomes, 'The application sends a change without files as JSON first, and then as a form.');

export const noChange = (outcomes: string): Mishap => lossOf(outcomes, 'Nothing of it can be changed.');

export const noFiles = (outcomes: string): Mishap =>
  lossOf(outcomes, 'Pictures cannot be added to what is there.');

export const createdWith = (status: number, id: number | undefined): Mishap =>
  noteOf(
    `Creating was answered with ${status} in place of 201.`,
    id === undefined
      ? 'Without the record in the answer it does not count as created.'
      : 'It counts as created, as the record comes with the answer.',
  );

export const nameless: Mishap = noteOf(
  'No record with an id came with the answer.',
  'What was created is not marked in its list.',
);

export const unfound: Mishap = lossOf(
  'What was created could not be found again by its name.',
  'Nobody finds what they have created.',
);

export const leftAlone = (what: string): Mishap => lossOf(what, 'What the check created is still there.');

export const stillThere: Mishap = lossOf(
  'What was deleted can still be read.',
  'The application says that it is deleted, and it comes back.',
);

export const slugTaken = (refusal: Mishap): Mishap =>
  noteOf(
    `After a deletion the same slug was refused. ${refusal.what}`,
    'A deleted record keeps its slug; another has to be chosen.',
  );

export const pictureRefused = (refusal: Mishap): Mishap =>
  noteOf(
    `A picture was not taken: ${refusal.what}`,
    'How pictures and their texts are kept could not be seen; a picture of 3 by 2 pixels may be too small.',
  );

export const pictureLost = (what: string): Mishap => lossOf(what, 'The form names the pictures as not kept.');

export const textsMixed = (what: string): Mishap =>
  lossOf(
    what,
    'alt[] holds the texts of the stored pictures first, then of the new ones. The API should pair them so, and not alt[0] with images[0].',
  );

export const textsLost: Mishap = lossOf(
  'The text of a picture was not kept.',
  'Pictures have no text for those who cannot see them.',
);

export const neededReferences = (refusal: Mishap, fields: readonly string[]): Mishap =>
  noteOf(
    `${refusal.what} With the first record of a list in ${fields.join(', ')} it was taken.`,
    'A record needs others here that the contract does not require. The form shows which; add them to `required`.',
  );

/** What happened to the record that used a deleted one. */
export const takenAlong = (users: string): Mishap =>
  noteOf(
    `With a record of the check, one of ${users} that used it was deleted, too.`,
    'A deletion takes along what uses it. The application says what that is before, looks for it after, and lists it.',
  );

export const leftWithout = (users: string): Mishap =>
  noteOf(
    `One of ${users} that used it has none now.`,
    'A deletion empties what refers to it. The application says what that is before, and lists it.',
  );

export const filesWithoutCors = (origin: string, value: string | null): Mishap =>
  noteOf(
    `A stored picture came with ${value === null ? 'no Access-Control-Allow-Origin' : `Access-Control-Allow-Origin: ${value}`}.`,
    `Pages of ${origin} show pictures, but can neither copy them with a record nor restore them. Files need Access-Control-Allow-Origin: ${origin}.`,
  );
