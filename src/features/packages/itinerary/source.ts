/** How days or items of a vendor's text meet those that the package has. */
export type DaysWay = 'replace' | 'append';
export type ListWay = 'add' | 'replace';

/** An inclusion or exclusion that was read, as corrected. */
export interface ReadItem {
  key: string;
  text: string;
  /** Its index among those that were read. */
  from: number;
  /** Whether it is saved; undefined unless somebody chose. */
  taken?: boolean | undefined;
}

export interface ReadList {
  items: readonly ReadItem[];
  way: ListWay;
}

export type ListName = 'includes' | 'excludes';

/** A text that was read, and what was chosen about it. */
export interface ReadText extends Readonly<Record<ListName, ReadList>> {
  text: string;
  way: DaysWay;
  /** The number of the package's day that the first one replaces. */
  first: number;
  /** The indexes of doubts that somebody has checked. */
  checked: readonly number[];
}

/** The vendor's text beside the days that were read from it. */
export interface Source {
  /** As typed. */
  typed: string;
  /** Undefined before it was read. */
  read?: ReadText | undefined;
}
