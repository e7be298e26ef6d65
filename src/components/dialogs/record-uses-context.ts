import { createContext } from 'react';
import type { LinkProps } from '@tanstack/react-router';

/** The records of one kind that name a record. */
export interface RecordUse {
  nouns: { one: string; other: string };
  /** Undefined if the API does not show it. */
  count: number | undefined;
  /** Further records may exist beyond those that were read. */
  more?: boolean;
  /** The list of just these records, if the API has one. */
  link?: LinkProps | undefined;
  /** The first of them, if there is no such list. */
  named: readonly { id: number; name: string; link: LinkProps | undefined }[];
}

/** Reads what names records of the list at a path; undefined where nothing can. Provided by the shell. */
export type ReadUses = (path: string, ids: readonly number[]) => Promise<readonly RecordUse[] | undefined>;

export const RecordUses = createContext<ReadUses | undefined>(undefined);
