import { isZero } from '@/lib/numbers/is-zero';
import { isEmpty } from '@/lib/values/is-empty';
import { isRecord } from '@/lib/values/is-record';
import { sameContent } from '@/lib/values/merge-edits';

/** Whether a list has lost stored files; only the call that deletes a file may do that. */
const hasLostFiles = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.some((item) => isRecord(item) && 'url' in item && item.id !== undefined && !sameId(item, after));

const sameId = ({ id }: Record<string, unknown>, items: readonly unknown[]) =>
  items.find((item) => isRecord(item) && item.id === id);

/**
 * Whether a value became empty, or that of a new record (`fresh`). Any other value is the server's own: a slug that
 * follows the name, a total.
 */
export const isReset = (before: unknown, after: unknown, fresh?: unknown): boolean => {
  if (isEmpty(before) || sameContent(before, after)) return false;
  if (Array.isArray(before) && Array.isArray(after)) {
    if (after.length === 0 || hasLostFiles(before, after)) return true;
    return before.some(
      (item) => isRecord(item) && item.id !== undefined && isReset(item, sameId(item, after)),
    );
  }
  if (isRecord(before) && isRecord(after)) {
    const own = isRecord(fresh) ? fresh : {};
    return Object.entries(before).some(([key, value]) => isReset(value, after[key], own[key]));
  }
  return isEmpty(after) || after === false || isZero(after) || after === fresh;
};
