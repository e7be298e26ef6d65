import { createContext } from 'react';
import type { LinkProps } from '@tanstack/react-router';

/** A record that uses another one. */
export interface UsingRecord {
  id: number;
  name: string;
  link: LinkProps | undefined;
  /** The id of the record that it is a part of. */
  parent?: number;
}

/** The records of one kind that name a record. */
export interface RecordUse {
  /** Unique among the uses of a record. */
  key: string;
  nouns: { one: string; other: string };
  /** Undefined if the API does not show it. */
  count: number | undefined;
  /** Further records may exist beyond those that were read. */
  more?: boolean;
  /** The list of just these records, if the API has one. */
  link?: LinkProps | undefined;
  /** Those that were read. */
  named: readonly UsingRecord[];
  /** They cannot be made to use another record. */
  fixed?: true | undefined;
  /** What is uncertain about them. */
  note?: string;
}

/** Reads what names records of the list at a path; undefined where nothing can. */
type ReadUses = (path: string, ids: readonly number[]) => Promise<readonly RecordUse[] | undefined>;

/** Records of a list that may be in use, and how they are deleted. */
export interface UsedRecords {
  /** The path of their list. */
  path: string;
  records: readonly { id: number; name: string }[];
  /** Undefined if the API cannot delete them. */
  remove?: ((id: number) => Promise<unknown>) | undefined;
  onDeleted?: ((id: number) => void) | undefined;
  /** A warning before they are deleted. */
  caution?: string | undefined;
  /** They are to be deleted, not only looked up. */
  doomed?: true;
}

interface Uses {
  /** Whether anything can use records of the list at a path. */
  isUsed: (path: string) => boolean;
  read: ReadUses;
  /** Shows all that uses the records, where another one can take their place; then they can be deleted. */
  show: (used: UsedRecords) => void;
}

/** What uses records. Provided by the shell. */
export const RecordUses = createContext<Uses | undefined>(undefined);
