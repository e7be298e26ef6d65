import { isEmpty } from './is-empty';
import { isRecord } from './is-record';
import { sameContent } from './merge-edits';

/** A value that was sent, but that the record does not hold since. */
export interface LostValue {
  name: string;
  /** Which part of it was not kept, if not all of it. */
  part: 'order' | 'alt text' | `${number} of ${number}` | undefined;
}

const hasNewFile = (value: unknown): boolean =>
  value instanceof Blob || (isRecord(value) && value.id === undefined && value.file instanceof Blob);

const memberOf = (item: unknown): unknown => (isRecord(item) && item.id !== undefined ? item.id : item);
const sorted = (items: readonly unknown[]) => items.map((item) => JSON.stringify(memberOf(item))).sort();
const sameMembers = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  sameContent(sorted(a), sorted(b));
const arePrimitive = (items: readonly unknown[]): boolean => items.every((item) => typeof item !== 'object');

/** A sent value counts as kept if only surrounding spaces were trimmed. */
const isKept = (sent: unknown, after: unknown): boolean =>
  typeof sent === 'string' && typeof after === 'string'
    ? sent.trim() === after.trim()
    : sameContent(sent, after);

const isLostList = (before: readonly unknown[], sent: readonly unknown[], after: readonly unknown[]) => {
  if (arePrimitive(sent) && arePrimitive(after) && !sameMembers(before, sent))
    return !sameMembers(sent, after);
  return (
    sent.length !== after.length || sent.some((item, index) => isLost(before[index], item, after[index]))
  );
};

/** The text of a new file in a list. */
const isLostText = (sent: unknown, after: unknown): boolean =>
  isRecord(sent) && isRecord(after) && isLost('', sent.alt, after.alt);

/**
 * Whether a sent value was not kept: the field is unchanged or empty. Any other difference is the server's
 * normalisation, such as a rounded number or another slug.
 */
const isLost = (before: unknown, sent: unknown, after: unknown): boolean => {
  if (sameContent(sent, before) || isKept(sent, after)) return false;
  if (hasNewFile(sent)) return isEmpty(after) || sameContent(after, before) || isLostText(sent, after);
  if (Array.isArray(sent) && Array.isArray(after))
    return isLostList(Array.isArray(before) ? before : [], sent, after);
  if (isRecord(sent) && isRecord(after)) {
    const old = isRecord(before) ? before : {};
    return Object.keys(sent).some((key) => isLost(old[key], sent[key], after[key]));
  }
  return sameContent(after, before) || isEmpty(after);
};

const isReordered = (sent: unknown, after: unknown): boolean =>
  Array.isArray(sent) &&
  Array.isArray(after) &&
  sameMembers(sent, after) &&
  !sameContent(sent.map(memberOf), after.map(memberOf));

const withoutAlt = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(withoutAlt) : isRecord(value) ? { ...value, alt: '' } : value;

const lostPart = (sent: unknown, after: unknown): LostValue['part'] => {
  if (isReordered(sent, after)) return 'order';
  return sameContent(withoutAlt(sent), withoutAlt(after)) ? 'alt text' : undefined;
};

/** The values that were sent, differ from `before` and are not in `after`; a stored file is identified by id or URL. */
export const lostValues = (before: object, sent: object, after: object): LostValue[] => {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return Object.entries(sent)
    .filter(([name, value]) => isLost(old.get(name), value, now.get(name)))
    .map(([name, value]) => ({ name, part: lostPart(value, now.get(name)) }));
};
