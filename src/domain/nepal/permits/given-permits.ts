import { type Claim, claimsCell } from '@/domain/nepal/tables/claims';
import type { PlainDate } from '@/lib/dates/dates';
import { language } from '@/lib/languages/language';
import { inPageLanguage, type Words } from '@/lib/languages/words';
import type { TableRow } from '@/lib/storage/table-changes';
import data from './permits.json';

interface PermitSource {
  name: string;
  at: string;
  /** The day that the page itself states, if it does. */
  stated?: PlainDate;
}

/** What sources say of one thing; several texts are sources that differ. */
type GivenClaims = readonly { says: Words; by: readonly string[] }[];

interface GivenPermit {
  name: Words;
  /** What it costs a traveller from abroad. */
  fee: GivenClaims;
  /** Who must come along. */
  company?: GivenClaims;
  /** What a text about it has, in lower case. */
  words: readonly string[];
}

interface PermitArea {
  /** As administrators know it. */
  label: string;
  /** Names of regions as `fold` makes them, or parts of them. */
  names: readonly string[];
  /** Ids. */
  permits: readonly string[];
}

/** What `permits.json` has: all rights in the pages are reserved; a fee is a fact. */
export interface PermitData {
  /** The day on which all sources were read; fees change often, so they are to be looked at again after a year. */
  readOn: PlainDate;
  sources: Readonly<Record<string, PermitSource>>;
  /** By id, in the order in which a package’s are listed. */
  permits: Readonly<Record<string, GivenPermit>>;
  /** Where they are needed; the more particular name comes first. */
  areas: readonly PermitArea[];
}

const given: PermitData = data;

export const permitAreas = given.areas;
export const PERMITS_READ_ON = given.readOn;

/** The source of that name; undefined for one that an administrator typed. */
export const permitSourceFacts = (name: string): PermitSource | undefined =>
  Object.values(given.sources).find((source) => source.name === name);

const claimsOf = (claims: GivenClaims, language: keyof Words): Claim[] =>
  claims.map(({ says, by }) => ({
    text: says[language],
    sources: by.flatMap((source) => given.sources[source]?.name ?? []),
  }));

const wordsOf = ({ name, fee, company = [] }: GivenPermit, language: keyof Words) => ({
  name: name[language],
  fee: claimsCell(claimsOf(fee, language)),
  company: claimsCell(claimsOf(company, language)),
});

const givenPermit = ([id, permit]: [string, GivenPermit]): TableRow => ({
  id,
  inLanguages: [wordsOf(permit, 'en'), wordsOf(permit, 'ne')],
  cells: {
    ...wordsOf(permit, language === 'ne' ? 'ne' : 'en'),
    areas: permitAreas
      .filter(({ permits }) => permits.some((one) => one === id))
      .map(({ label }) => label)
      .join(', '),
    words: permit.words.join(', '),
    asOf: given.readOn,
  },
});

/** The permits of the table. */
export const givenPermits: readonly TableRow[] = Object.entries(given.permits).map(givenPermit);

/** The name of a permit for a letter: that of the table in each language, or as an administrator has named it. */
export const permitNames = ({ id, cells: { name = '' } }: TableRow): Words => {
  const known = given.permits[id]?.name;
  return known && inPageLanguage(known) === name ? known : { en: name, ne: name };
};
