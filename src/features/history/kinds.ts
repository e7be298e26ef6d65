import type { Restorable } from './restorable';

/** The records that are deleted with another one, and can be created again under it. */
export interface PartKind {
  nouns: { one: string; other: string };
  /** The field of the deleted record that holds them. */
  field: string;
  of: (parent: number) => Restorable;
  /** Those of a record as they are now; by default in the same field of it. */
  rowsNow?: (parent: number) => Promise<readonly object[]>;
}

/** How the records of a kind are changed back and created again; those of a part have a parent. */
export interface HistoryKind {
  of: (parent: number) => Restorable;
  parts?: readonly PartKind[];
  /** Why a deleted one cannot be created again, as a sentence. */
  unrestorable?: string;
}

/** By the `kind` of a subject. */
export type HistoryKinds = Readonly<Record<string, HistoryKind>>;

export type LoadKinds = () => Promise<HistoryKinds>;
