import { fold } from '@/lib/text/fold';
import { type HeardName, heardName } from '@/lib/text/name-likeness';
import { phoneParts } from '@/lib/text/phone';
import { typedText } from '@/lib/text/typed-text';
import { isRecord } from '@/lib/values/is-record';

interface Named {
  id: number;
  name: string;
}

/** What two records are compared by, as far as a list says it. */
export interface Candidate extends Named {
  heard: HeardName;
  active: boolean | undefined;
  /** As their `tel:` URLs. */
  phones: readonly string[];
  email: string | undefined;
  /** The host of its website, without `www`. */
  website: string | undefined;
  /** Degrees. */
  at: readonly [latitude: number, longitude: number] | undefined;
  address: string | undefined;
  region: Named | undefined;
  /** The vendor or owner. */
  person: Named | undefined;
  /** The days of a package. */
  days: string | undefined;
  company: string | undefined;
}

type Row = Readonly<Record<string, unknown>>;

const textIn = (row: Row, name: string) => (typeof row[name] === 'string' ? typedText(row[name]) : '');

const namedIn = (value: unknown): Named | undefined => {
  if (!isRecord(value) || typeof value.id !== 'number') return undefined;
  const name = textIn(value, 'name') || textIn(value, 'full_name');
  return { id: value.id, name };
};

const hostOf = (website: string): string | undefined => {
  const url = /^https?:/i.test(website) ? website : `https://${website}`;
  if (website === '' || !URL.canParse(url)) return undefined;
  const { hostname, pathname } = new URL(url);
  // Pages on a platform have their name in the path.
  const page = /(?:facebook|instagram|google|booking|airbnb|tripadvisor|wixsite|blogspot)\./.test(hostname);
  return hostname.replace(/^www\./, '') + (page ? pathname.replace(/\/$/, '') : '');
};

/** Degrees that say something: nobody lives at 0, 0. */
const placeOf = (row: Row): Candidate['at'] => {
  const [latitude, longitude] = [row.latitude, row.longitude].map((value) =>
    value === null || value === '' ? NaN : Number(value),
  );
  if (latitude === undefined || longitude === undefined) return undefined;
  const isKnown =
    Number.isFinite(latitude) && Number.isFinite(longitude) && (latitude !== 0 || longitude !== 0);
  return isKnown ? [latitude, longitude] : undefined;
};

/** A row of a list as it is compared; the contact data of a user are in the profile, if the list has it. */
export const candidateOf = (record: { id: number }, name: string): Candidate => {
  const row = record as { id: number } & Row;
  const contact = isRecord(row.profile) ? row.profile : row;
  const phones = ['phone_1', 'phone_2'].flatMap((field) => phoneParts(textIn(contact, field)));
  const known = (text: string) => (text === '' ? undefined : text);
  return {
    id: row.id,
    name,
    heard: heardName(name),
    active: row.status === undefined || row.status === null ? undefined : Boolean(Number(row.status)),
    phones: [...new Set(phones.flatMap(({ href }) => href ?? []))],
    email: known(textIn(row, 'email').toLowerCase()),
    website: hostOf(textIn(row, 'website')),
    at: placeOf(row),
    address: known(
      fold(['address_1', 'address_2'].map((field) => textIn(contact, field)).join(' '))
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim(),
    ),
    region: namedIn(row.region),
    person: namedIn(row.vendor) ?? namedIn(row.owner),
    days: /\d+/.exec(textIn(row, 'duration'))?.[0],
    company: known(textIn(contact, 'company_name')),
  };
};
