import type { ZodObject } from 'zod';
import { isOmitted } from '@/api/tolerant/unreadable';
import type { FormResource } from '@/api/writes/resource';
import { isPlainDate } from '@/lib/dates/dates';
import { isBlankCell, trimmed } from '@/lib/files/cells';
import { readCoordinates } from '@/lib/places/coordinates';
import { slugify } from '@/lib/text/slug';
import { validationErrors } from '@/lib/values/validation';
import { cellProblem, copyProblem, lettersOf, readCell } from './cell-text';
import { type Changing, changing } from './changing';
import { cellField, type Cells, type CellValue, type EditableField, type Sources } from './editable-field';

/** A field of a new record whose value fits into a cell of a spreadsheet. */
export type ImportField = EditableField & { required: boolean };

/** What a column may be called to mean a field, as `lettersOf`. */
export const fieldNames = ({ name, label }: Pick<ImportField, 'name' | 'label'>): readonly string[] =>
  [label, name, name.replace(/_id$/, '')].map(lettersOf);

/** The texts of a row, read. References are names or ids, as text. */
export interface ReadRow {
  values: Cells;
  /** Messages by field name; a name without a column is a field that the row lacks. */
  problems: Readonly<Record<string, string>>;
  /** What is unusual about values, by field name; it keeps nobody from creating the record. */
  advice: Readonly<Record<string, string>>;
}

/** How records are created and changed from rows of text. */
export interface Importing {
  fields: readonly ImportField[];
  /** The fields in which together no two records should be the same: the slug, or the name within its type. */
  unique: readonly string[];
  /** Reads the texts of a row by field name; an empty text leaves the default of a new record. */
  read: (texts: Readonly<Record<string, string>>) => ReadRow;
  /** Reads the texts of edited cells of a record by field name; an empty one empties its field. */
  readEdited: (texts: Readonly<Record<string, string>>) => ReadRow;
  /** Creates a record; resolves with the response. */
  create: (values: Cells) => Promise<unknown>;
  /** Deletes a created record. */
  remove: ((id: number) => Promise<unknown>) | undefined;
  /** How the fields of a known record are changed; undefined if the API changes none. */
  changing: Changing<object> | undefined;
}

interface ImportingOptions<Rec extends object, Values extends object> {
  resource: FormResource<Rec, Values>;
  /** The contract's schema of the body. */
  schema: ZodObject;
  /** Fields with a label, a unit or a source of their own. */
  fields?: readonly EditableField[];
  sources?: Sources | undefined;
  /** Values that no cell sets, such as the parent's id. */
  fixed?: readonly string[];
  /** Records of the same name are common, such as the rest days of an itinerary. */
  repeats?: true;
}

/** The fields by which people know a record; the first that it has counts. */
export const NAMES = ['title', 'name', 'question'];

const AXES = [
  ['latitude', 'longitude'],
  ['longitude', 'latitude'],
] as const;

/** The texts with both angles of a place that is written into the cell of one, as the form spreads it, and a note on it. */
const withPlace = (texts: Readonly<Record<string, string>>) => {
  for (const [axis, other] of AXES) {
    const reading = isBlankCell(texts[other] ?? '') ? readCoordinates(texts[axis] ?? '') : undefined;
    if (reading?.kind === 'place') {
      const { place, note } = reading;
      const angles = { [axis]: String(place[axis]), [other]: String(place[other]) };
      return { texts: { ...texts, ...angles }, notes: note === undefined ? {} : { [axis]: note } };
    }
  }
  return { texts, notes: {} };
};

/** No text of a record is a date; spreadsheets make one of `10-12` that is typed. */
const datedText = (text: string) =>
  isPlainDate(text)
    ? $localize`This is a date. Check whether the spreadsheet made it of another text.`
    : undefined;

/** Creates records like the form of a resource does; undefined if its API creates none. */
export const importing = <Rec extends object, Values extends object>({
  resource,
  schema,
  fields: own = [],
  sources = {},
  fixed = [],
  repeats,
}: ImportingOptions<Rec, Values>): Importing | undefined => {
  const { create, remove, toValues, bodyOf } = resource;
  if (!create) return undefined;
  const empty = toValues();
  const problemsOf = (values: Cells) => validationErrors(schema, bodyOf({ ...empty, ...values }, empty));
  const missing = problemsOf({});
  const slugFrom = NAMES.find((name) => name in empty);
  const hasSlug = 'slug' in empty && slugFrom !== undefined;

  const fields = Object.keys(empty).flatMap((name): ImportField[] => {
    const known = own.find((field) => field.name === name) ?? cellField(resource.fields ?? {}, name, sources);
    const required = name in missing && !(hasSlug && name === 'slug');
    return known && !fixed.includes(name) ? [{ ...known, required }] : [];
  });

  const withSlug = (values: Record<string, CellValue>): Cells => {
    const name = hasSlug && !values.slug ? values[slugFrom] : undefined;
    return typeof name === 'string' ? { ...values, slug: slugify(name) } : values;
  };

  const uniqueFields = () => {
    if (hasSlug) return ['slug'];
    return repeats || slugFrom === undefined ? [] : [slugFrom, ...('type' in empty ? ['type'] : [])];
  };
  const references = fields.filter(({ kind }) => kind === 'record').map(({ name }) => name);

  const readField = (field: ImportField, text: string) => {
    // The record with this name is looked up when it is needed.
    if (field.kind === 'record')
      return { value: text === '' ? null : text.replaceAll(/\s+/g, ' '), problem: copyProblem(text) };
    return { value: readCell(field, text), problem: copyProblem(text) ?? cellProblem(field, text) };
  };

  const readTexts = (
    given: Readonly<Record<string, string>>,
    isWanted: (text: string) => boolean,
  ): { values: Record<string, CellValue>; problems: Record<string, string>; advice: ReadRow['advice'] } => {
    const problems: Record<string, string> = {};
    const values: Record<string, CellValue> = {};
    const { texts, notes } = withPlace(given);
    const advice: Record<string, string> = notes;
    for (const field of fields) {
      const text = trimmed(texts[field.name] ?? '');
      if (!(field.name in texts) || !isWanted(text)) continue;
      const { value, problem } = readField(field, text);
      const note = field.kind === 'text' ? (datedText(text) ?? field.advise?.(text)) : undefined;
      if (value !== undefined) values[field.name] = value;
      if (problem !== undefined) problems[field.name] = problem;
      if (note !== undefined) advice[field.name] = note;
    }
    return { values, problems, advice };
  };

  const { cellsOf, ...changes } = changing({ resource, schema, fields });

  return {
    fields,
    unique: uniqueFields(),

    read: (texts) => {
      const { values, problems, advice } = readTexts(texts, (text) => text !== '');
      const whole = withSlug(values);
      const plain = Object.fromEntries(Object.entries(whole).filter(([name]) => !references.includes(name)));
      return { values: whole, problems: { ...problemsOf(plain), ...problems }, advice };
    },

    readEdited: (texts) => readTexts(texts, () => true),

    create: (values) => create({ ...empty, ...values }),
    remove,
    changing:
      resource.read && resource.saveChanges
        ? {
            ...changes,
            cellsOf: (record) =>
              Object.fromEntries(
                Object.entries(cellsOf(record as Rec)).filter(([name]) => !isOmitted(record, name)),
              ),
          }
        : undefined,
  };
};
