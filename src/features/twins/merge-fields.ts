import { isPresent } from '@/api/tolerant/unreadable';
import { isStored } from '@/api/writes/record-write';
import type { AnyResource, FieldValues } from '@/api/writes/resource';
import { labelIn } from '@/lib/records/fields';
import { recordName } from '@/lib/records/record-name';
import { isBlankHtml } from '@/lib/text/html';
import { isEmpty } from '@/lib/values/is-empty';
import { isRecord } from '@/lib/values/is-record';
import { sameContent } from '@/lib/values/merge-edits';
import { valueText } from '@/lib/values/value-text';
import type { RecordTypes } from '@/resources/record-type';
import type { TwinSource } from './sources';

/** Whose value a field gets: that of the record that is kept, its twin’s, or, of a list, all of both. */
export type Whose = 'kept' | 'twin' | 'both';

/** A field of two records. */
export interface MergeField {
  key: string;
  name: string;
  label: string;
  of: AnyResource;
  kept: unknown;
  twin: unknown;
  isSame: boolean;
  /** In words. */
  texts: readonly [kept: string, twin: string];
  /** A list of records, of which both can be kept. */
  isList: boolean;
  /** What is proposed: the kept record’s own value, unless it has none. */
  proposed: Whose;
}

const isBlank = (value: unknown) => isEmpty(value) || (typeof value === 'string' && isBlankHtml(value));

const isIds = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number');

const inOrder = (value: unknown) => (isIds(value) ? value.toSorted((a, b) => a - b) : value);

/** Under which names a record has what a form names by an id. */
const others: Readonly<Record<string, string>> = { user: 'owner', role: 'roles' };

/** The names of the records that a value refers to, as far as the record says them. */
const referredText = (record: object, name: string, value: unknown): string | undefined => {
  const ids = isIds(value) ? value : typeof value === 'number' ? [value] : [];
  const bare = name.replace(/_id$/, '');
  const keys = [bare, bare.replace(/^.*_/, ''), others[bare] ?? ''];
  const referred = keys
    .map((key) => (record as Readonly<Record<string, unknown>>)[key])
    .flat()
    .filter(isRecord);
  const names = ids.map((id) => recordName(referred.find((one) => one.id === id) ?? {}));
  return names.length > 0 && names.every((text) => text !== undefined) ? names.join(', ') : undefined;
};

/** The values that can be compared: those that could be read, without files and passwords. */
export const comparable = ({ toValues }: AnyResource, record: object): FieldValues =>
  Object.fromEntries(
    Object.entries(toValues(record)).filter(
      ([name, value]) => isPresent(record, name) && !isStored(value) && !name.startsWith('password'),
    ),
  );

/** The fields of two records that can be taken over; those that differ first. */
export const mergeFields = (
  { types: paths, apart }: TwinSource,
  types: RecordTypes,
  [kept, twin]: readonly [kept: object, twin: object],
): MergeField[] =>
  paths
    .flatMap((path, at) => {
      const of = types[path]?.of(0);
      if (!of) return [];
      const [ours, theirs] = [comparable(of, kept), comparable(of, twin)];
      return Object.keys(ours)
        .filter((name) => name in theirs && !apart.includes(name))
        .map((name): MergeField => {
          const [own, other] = [ours[name], theirs[name]];
          const textOf = (record: object, value: unknown) =>
            isBlank(value) ? '' : (referredText(record, name, value) ?? valueText(name, value));
          return {
            key: `${at} ${name}`,
            name,
            label: labelIn(of.fields ?? {}, name),
            of,
            kept: own,
            twin: other,
            isSame: (isBlank(own) && isBlank(other)) || sameContent(inOrder(own), inOrder(other)),
            texts: [textOf(kept, own), textOf(twin, other)],
            isList: isIds(own) && isIds(other) && own.length > 0 && other.length > 0,
            proposed: isBlank(own) && !isBlank(other) ? 'twin' : 'kept',
          };
        });
    })
    .sort((a, b) => Number(a.isSame) - Number(b.isSame));

export type Choices = Readonly<Record<string, Whose>>;

export const choiceOf = ({ key, proposed }: MergeField, choices: Choices): Whose => choices[key] ?? proposed;

const valueFor = ({ kept, twin }: MergeField, whose: Whose): unknown =>
  whose === 'both' && isIds(kept) && isIds(twin) ? [...new Set([...kept, ...twin])] : twin;

/** What the kept record takes from its twin, by the call that saves it. */
export interface Taking {
  of: AnyResource;
  labels: readonly string[];
  before: FieldValues;
  after: FieldValues;
}

export const takingsOf = (fields: readonly MergeField[], choices: Choices): Taking[] => {
  const taken = fields.filter((field) => !field.isSame && choiceOf(field, choices) !== 'kept');
  return [...Map.groupBy(taken, ({ of }) => of)].map(([of, some]) => ({
    of,
    labels: some.map(({ label }) => label),
    before: Object.fromEntries(some.map(({ name, kept }) => [name, kept])),
    after: Object.fromEntries(some.map((field) => [field.name, valueFor(field, choiceOf(field, choices))])),
  }));
};
