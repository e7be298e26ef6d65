import type { ReactNode } from 'react';
import type { LinkProps } from '@tanstack/react-router';

/** A part of a record as it is stored, such as a day of a package. */
export interface HeldPart {
  id: number;
  /** What a part and its copy have in common. */
  key: string;
  /** All that a copy takes from its original. */
  content: string;
}

/** A part of the original, and how its copy is created. */
export interface PartItem extends Omit<HeldPart, 'id'> {
  name: string;
  /** The address of an image. */
  address?: string;
  /** Why it is left out, in a few words: "past". */
  left?: string | undefined;
  create: () => Promise<unknown>;
  /** Receives the id of the copy, which other parts may belong to. */
  onMade?: (id: number | undefined) => void;
}

/** The parts of one kind: those of the original, and those that the record to copy into has. */
export interface CopyPart {
  /** Unique in its dialog. */
  id: string;
  /** "Itinerary days". */
  title: string;
  /** What is good to know before. */
  note?: string;
  items: readonly PartItem[];
  /** What the record had when the dialog was opened. */
  held: readonly HeldPart[];
  /** The parts of the original are not read yet, or could not be. */
  unread?: boolean;
  /** What it has now. */
  read: () => Promise<readonly HeldPart[]>;
  remove: (id: number) => Promise<unknown>;
  /** The API appends them: after a failure the others wait for it. */
  inOrder?: true;
  /** A server may change what they have in common with their copies: after a lost answer, whatever is new is the copy. */
  anyNew?: true;
  /** Where what could not be copied is added by hand. */
  byHand?: { label: string; link: LinkProps };
}

/** The fields of some kinds of parts, shown below their ticks. */
export type PartFields = Partial<Record<string, ReactNode>>;

/** The items that the record has already, each with the id of a part of its own. */
export const standing = (
  items: readonly PartItem[],
  held: readonly HeldPart[],
): ReadonlyMap<PartItem, number> => {
  const free = Map.groupBy(held, ({ key }) => key);
  return new Map(
    items.flatMap((item): [PartItem, number][] => {
      const found = item.left === undefined ? free.get(item.key)?.shift() : undefined;
      return found ? [[item, found.id]] : [];
    }),
  );
};

/** The items that are still to be copied. */
export const itemsToCopy = ({ items, held }: Pick<CopyPart, 'items' | 'held'>): PartItem[] => {
  const there = standing(items, held);
  return items.filter((item) => item.left === undefined && !there.has(item));
};
