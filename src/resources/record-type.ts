import type { AnyResource, FormResource } from '@/api/writes/resource';
import { type RecordPart, recordParts } from './record-parts';
import { tagOf } from './uses';
import { wholeListQuery } from './whole-list';

/** A form value that holds one image, or an ordered list of them. */
export interface ImageSlot {
  name: string;
  /** The fields of a record that it is read from: the first one that is there. */
  from: readonly string[];
  /** The form value with its alt text, if that is not the image's own; null if there is none. */
  altIn?: string | null;
  /** It holds symbols, which are always small. */
  symbol?: true;
}

interface Details<Name extends string> {
  images?: readonly ImageSlot[];
  /** The last part of the path of the form with its images; `edit` by default. */
  imageForm?: string;
  /** The values that replace a missing title and description for search engines, as in the form. */
  searched?: readonly [title: Name, text: Name];
  /** Travellers see none of its texts. */
  isPrivate?: true;
  /** The parts of a record as they are now, if it does not bring them itself. */
  partsNow?: (parent: number) => Promise<readonly object[]>;
}

/** What can be done to records of a type without their form. */
export interface RecordType extends Details<string> {
  /** The resource; that of parts is for one parent. */
  of: (parent: number) => AnyResource;
}

/** All types, by the path of their area, or of a part in it. */
export type RecordTypes = Readonly<Record<string, RecordType>>;

export type LoadTypes = () => Promise<RecordTypes>;

/** What comes with records of another type. */
export type PartType = RecordType & Required<RecordPart> & { path: string };

type TextName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends string ? Name : never;
}[keyof Values & string];

export const recordType = <Rec extends object, Values extends object>(
  of: FormResource<Rec, Values> | ((parent: number) => FormResource<Rec, Values>),
  details: Details<TextName<Values>> = {},
): RecordType => ({
  ...details,
  // Each resource reads the records that it is given later.
  of: (parent) => (typeof of === 'function' ? of(parent) : of) as unknown as AnyResource,
});

/** The types of what comes with the records at a path: days, FAQs, departures, rooms. */
export const partTypes = (types: RecordTypes, path: string): PartType[] =>
  Object.entries(recordParts).flatMap(([key, { field, ...part }]) => {
    const type = types[key];
    return type && field !== undefined && key.startsWith(`${path}/`)
      ? [{ ...type, ...part, field, path: key }]
      : [];
  });

/** All rows of the list of the type at a path. Throws if it has none. */
export const allRows = (types: RecordTypes, path: string) => {
  const { list } = types[path]?.of(0) ?? {};
  if (!list) throw new Error(`${path} has no list.`);
  return wholeListQuery(path.slice(1), list);
};

/** The resource of the records with a tag; that of parts for one parent. */
export const resourceOf = (types: RecordTypes, tag: string, parent = 0): AnyResource | undefined =>
  Object.entries(types)
    .find(([path]) => tagOf(path) === tag)?.[1]
    .of(parent);
