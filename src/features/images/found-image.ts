/** Where an image is within its record. */
export interface ImagePlace {
  /** The name of the form value that holds it. */
  slot: string;
  /** Its id; undefined where the API has only an address. */
  id?: number | undefined;
  url: string;
}

/** An image of a record, as a reading found it. */
export interface FoundImage extends ImagePlace {
  /** Where it is loaded from: its absolute URL; undefined if that is invalid. */
  address: string | undefined;
  /** The same while the record keeps it. */
  key: string;
  /** The record's area and what it is called: `/packages`, “Gokyo Lakes”. */
  area: string;
  name: string;
  record: number;
  /** The path of its type: `/hotels/rooms`. */
  type: string;
  /** The record that it is a part of, as a room is. */
  parent?: number | undefined;
  /** The form in which it is. */
  form: string;
  /** Undefined where the API has none for it. */
  alt?: string | undefined;
  /** Why its alt text can only be changed in the form, as a sentence. */
  locked?: string | undefined;
  /** A symbol, which is always small. */
  symbol: boolean;
  /** It is one of several, in an order. */
  many: boolean;
  /** The titles of its package’s days, if they were read. */
  days?: readonly string[];
}

/** The address without what changes with each reading, such as a signature. */
export const plainAddress = (url: string): string => url.replace(/[?#].*$/, '');

export const isMissingAlt = ({ alt }: FoundImage): boolean => alt?.trim() === '';
