import type { CopyPart } from '@/domain/copying/copy-part';
import type { Movables } from '@/domain/uses/movable';
import type { Mergeable } from './mergeable';
import type { TwinPath } from './twins-search';

/** How two records of a kind become one. */
export interface MergeKind {
  read: (id: number) => Promise<object>;
  /** The fields of the record; those of a user's profile are saved by a call of their own. */
  mergeables: readonly Mergeable[];
  /** Fields that no two records may share, or that are not a record's to give. */
  apart: readonly string[];
  /** The parts of a record, to be created under another one; undefined for records without. */
  partsOf?: (from: object, into: object) => Promise<readonly CopyPart[]>;
  remove: (id: number) => Promise<unknown>;
}

export interface MergeKinds {
  kinds: Readonly<Record<TwinPath, MergeKind>>;
  movables: Movables;
}
