import type { PlainDate } from '@/lib/dates/dates';
import { inPageLanguage, type Words } from '@/lib/languages/words';
import { fold } from '@/lib/text/fold';
import data from './feasts.json';

interface FeastSource {
  name: string;
  /** An address, or a package of a registry. */
  at: string;
  /** Of the text; a date is a fact, and under none. */
  licence: string;
}

/** What `feasts.json` has: no formula; a year is added once its calendar is published. */
export interface FeastData {
  /** When the sources were read. */
  readOn: PlainDate;
  sources: Readonly<Record<string, FeastSource>>;
  /** By key, in the order of a year. */
  feasts: Readonly<Record<string, Words>>;
  /** By feast and year of Bikram Sambat: each published date, with who publishes it. */
  days: readonly {
    feast: string;
    year: number;
    dates: Readonly<Record<PlainDate, readonly string[] | undefined>>;
  }[];
}

export const feastData: FeastData = data;

const { feasts, sources } = feastData;

/** The name of a feast by its key; an added feast has its name as the key. */
export const feastName = (key: string): string => {
  const names = feasts[key];
  return names ? inPageLanguage(names) : key;
};

/** The key of a feast by its name in either language. */
export const feastKey = (name: string): string =>
  Object.entries(feasts).find(([, { en, ne }]) => [en, ne].some((one) => fold(one) === fold(name)))?.[0] ??
  name;

/** Where the source of that name is; undefined for one that an administrator typed. */
export const feastSourceAt = (name: string): string | undefined =>
  Object.values(sources).find((source) => source.name === name)?.at;
