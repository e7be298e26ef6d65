import { createContext } from 'react';
import type { LinkProps } from '@tanstack/react-router';

/** A record that uses another one. */
export interface UsingRecord {
  id: number;
  name: string;
  link: LinkProps | undefined;
  /** The id of the record that it is a part of. */
  parent?: number;
  /** The id, or ids, of what it refers to in this way. */
  refersTo?: number | readonly number[] | undefined;
}

/** The result of a deletion: `gone` if somebody else had deleted the record already. */
export type Removal = 'done' | 'gone';

/** What a server does with the records that use one when that is deleted: refuses, or empties, deletes or keeps them. */
export type Habit = 'refuses' | 'empties' | 'deletes' | 'keeps';

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
  /** They are parts of the record: days, departures, rooms. */
  part?: true | undefined;
  /** What the server did with them at an earlier deletion; undefined if none was seen. */
  habit?: Habit | undefined;
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

export interface Holder {
  name: string;
  link: LinkProps;
}

export interface Uses {
  /** Whether anything can use records of the list at a path. */
  isUsed: (path: string) => boolean;
  read: ReadUses;
  /** Deletes a record of the list at a path by `removal`, looks after what used it, and says what became of that. */
  remove: (
    path: string,
    record: { id: number; name: string },
    removal: () => Promise<Removal>,
  ) => Promise<Removal>;
  /** Whether deleted records at a path can be created again, and whether they have images. */
  restores: (path: string) => { restorable: boolean; images: boolean };
  /**
   * The record of a kind, by its noun, that has a value which another one may not have, and the link to it; undefined if a
   * search finds none. Rejects if it cannot be searched for.
   */
  holder: (noun: string, value: string, signal: AbortSignal) => Promise<Holder | undefined>;
  /** Shows all that uses the records, where another one can take their place; then they can be deleted. */
  show: (used: UsedRecords) => void;
}

/** What uses records. Provided by the shell. */
export const RecordUses = createContext<Uses | undefined>(undefined);
