import { ApiError } from '@/api/errors/api-error';
import { savedRecord } from '@/api/tolerant/saved-id';
import { unreadableOf, withOmitted } from '@/api/tolerant/unreadable';
import { type LostValue, lostValues } from '@/lib/values/lost-values';
import { sameContent } from '@/lib/values/merge-edits';
import { rootOf, valueAt } from '@/lib/values/paths';

/** What happened to the values that were sent. */
export interface Persisted<Values extends object> {
  /** The record's values after the write, if the server returns them. */
  stored: Values | undefined;
  /** Values that were sent but not kept. */
  lost: readonly LostValue[];
  /** Whether any value was kept; undefined if no record was there to compare with. */
  heard: boolean | undefined;
}

interface Sent<Rec extends object, Values extends object> {
  toValues: (record?: Rec) => Values;
  /** Reads the record again, if its id is known. */
  readAgain: (() => Promise<Rec>) | undefined;
  before: object;
  sent: object;
  answer: unknown;
  secret?: readonly string[] | undefined;
}

/**
 * Compares the sent values with the record in the response to a write or, if that does not show them all, with the
 * record read again. Missing and unreadable values are not reported as lost; without a record nothing is.
 */
export const persistedOf = async <Rec extends object, Values extends object>({
  toValues,
  readAgain,
  before,
  sent,
  answer,
  secret = [],
}: Sent<Rec, Values>): Promise<Persisted<Values>> => {
  const heldBy = (record: Rec) => {
    const stored = withOmitted(record, toValues(record), sent);
    const unreadable = new Set(unreadableOf(record).flatMap(({ path, field }) => [path, field].map(rootOf)));
    const missing = lostValues(before, sent, stored).filter(({ name }) => !secret.includes(name));
    const lost = missing.filter(({ name }) => !unreadable.has(name));
    const isAsBefore = (name: string) => sameContent(valueAt(stored, [name]), valueAt(before, [name]));
    const nothing =
      lost.length > 0 &&
      Object.entries(sent)
        .filter(([name, value]) => !sameContent(value, valueAt(before, [name])))
        .every(([name]) => lost.some((value) => value.name === name) && isAsBefore(name));
    return { stored, missing, lost, heard: !nothing };
  };
  const answered = savedRecord(answer) as Rec | undefined;
  const byAnswer = answered && heldBy(answered);
  if (byAnswer?.missing.length === 0) return byAnswer;
  // A response may contain less than the record, so it proves no loss.
  const record = await readAgain?.().catch(() => undefined);
  return record ? heldBy(record) : { stored: undefined, lost: [], heard: undefined };
};

const notKept = $localize`The server accepted the change but did not save it.`;

/** Throws if the server accepted values but did not keep them. */
export const requirePersisted = (lost: readonly LostValue[]): void => {
  if (lost.length > 0) throw new ApiError('http', notKept);
};

const notKeptOf = (part: LostValue['part']) => {
  if (part === 'order') return $localize`The server did not keep this order.`;
  return part === 'alt text'
    ? $localize`The server did not keep this alt text.`
    : $localize`The server did not keep this.`;
};

/** The error of a write of which nothing was kept, with a message for each field. */
export const nothingPersisted = (lost: readonly LostValue[]): ApiError =>
  new ApiError('http', notKept, {
    fieldErrors: Object.fromEntries(lost.map(({ name, part }) => [name, [notKeptOf(part)]])),
  });
