import { rootOf } from '@/lib/field-path';
import { type LostValue, lostValues } from '@/lib/lost-values';
import { same } from '@/lib/merge-edits';
import { valueAt } from '@/lib/value-at';
import { ApiError } from './errors';
import { recordIn } from './saved-id';
import { unreadOf, withUnsaid } from './unread';

/** What became of the values that were sent. */
export interface Kept<Values extends object> {
  /** The record's values after the write, where the server gives them. */
  stored: Values | undefined;
  /** Values that were sent and did not stay. */
  lost: readonly LostValue[];
  /** Of all that was to be changed, nothing was: every value is what it was before. */
  nothing: boolean;
}

interface Sent<Rec extends object, Values extends object> {
  toValues: (record?: Rec) => Values;
  /** Reads the record once more, where its id is known. */
  readAgain: (() => Promise<Rec>) | undefined;
  before: object;
  sent: object;
  answer: unknown;
  secret?: readonly string[] | undefined;
}

/**
 * Compares what was sent with the record in the answer to a write, or where that does not show it all, with the record
 * read again. What a record does not say, or cannot be read, is not said to be lost; without a record nothing is.
 */
export const keptOf = async <Rec extends object, Values extends object>({
  toValues,
  readAgain,
  before,
  sent,
  answer,
  secret = [],
}: Sent<Rec, Values>): Promise<Kept<Values>> => {
  const heldBy = (record: Rec) => {
    const stored = withUnsaid(record, toValues(record), sent);
    const unread = new Set(unreadOf(record).flatMap(({ path, field }) => [path, field].map(rootOf)));
    const missing = lostValues(before, sent, stored).filter(({ name }) => !secret.includes(name));
    const lost = missing.filter(({ name }) => !unread.has(name));
    const isAsBefore = (name: string) => same(valueAt(stored, [name]), valueAt(before, [name]));
    const nothing =
      lost.length > 0 &&
      Object.entries(sent)
        .filter(([name, value]) => !same(value, valueAt(before, [name])))
        .every(([name]) => lost.some((value) => value.name === name) && isAsBefore(name));
    return { stored, missing, lost, nothing };
  };
  const answered = recordIn(answer) as Rec | undefined;
  const byAnswer = answered && heldBy(answered);
  if (byAnswer?.missing.length === 0) return byAnswer;
  // An answer may hold less than the record, and so proves no loss.
  const record = await readAgain?.().catch(() => undefined);
  return record ? heldBy(record) : { stored: undefined, lost: [], nothing: false };
};

const notKept = 'The server took the change, but did not keep it.';

/** Refuses to call something done that the server took and did not keep. */
export const requireKept = (lost: readonly LostValue[]): void => {
  if (lost.length > 0) throw new ApiError('http', notKept);
};

const notKeptOf = {
  order: 'The server did not keep this order.',
  'alt text': 'The server did not keep this alt text.',
};

/** The failure of a write of which nothing stayed, with a word for the field of each value. */
export const nothingKept = (lost: readonly LostValue[]): ApiError =>
  new ApiError('http', notKept, {
    fieldErrors: Object.fromEntries(
      lost.map(({ name, part }) => [name, [part ? notKeptOf[part] : 'The server did not keep this.']]),
    ),
  });
