import type { FieldChange, TakenAlong, WriteOrigin } from '@/api/client/written';

/** A write of this account, as this browser lists it. */
export interface Entry {
  /** Rises with each entry. */
  id: number;
  /** When, in milliseconds since 1970. */
  at: number;
  /** The account (`readOwner`). */
  owner: string;
  kind: 'changed' | 'created' | 'deleted' | 'approved' | 'cancelled';
  /** The record in the API, or its list if its id is not known: `/v1/admin/features/5`. */
  path: string;
  /** Empty if it has none. */
  name: string;
  changes: readonly FieldChange[];
  by?: WriteOrigin | undefined;
  /** The deletion of another record did it. */
  along?: TakenAlong['along'];
  /** Shared by the writes of one run. */
  run?: string | undefined;
  /** No answer has arrived, so that it may not have been done. */
  unsure?: boolean;
  /** The deleted record is stored beside it. */
  whole?: boolean;
  /** When it was undone from the list. */
  undone?: number;
  /** The record that was created in place of the deleted one, and the keys of its parts that were. */
  restored?: { id: number; parts: readonly string[] };
}

/** Entries are kept so many days, and so many of them. */
export const MOST_DAYS = 90;
export const MOST_ENTRIES = 5_000;
