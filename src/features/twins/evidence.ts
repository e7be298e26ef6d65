import { formatCount } from '@/lib/formats/formats';
import { fold } from '@/lib/text/fold';
import { nameLikeness } from '@/lib/text/name-likeness';
import type { Candidate } from './candidate';

/** How sure it is that two records are one. */
export type Sureness = 'very likely' | 'likely' | 'perhaps';

/** Two records that may be one. */
export interface TwinPair {
  a: Candidate;
  b: Candidate;
  /** 0 to 1; it orders pairs, and is no probability. */
  score: number;
  sureness: Sureness;
  /** "same phone" */
  reasons: readonly string[];
  /** What speaks against it: "12 km apart". */
  doubts: readonly string[];
}

/** Nearer than a house and its neighbours, and further than one place of any kind, in metres. */
const NEAR = 150;
const FAR = 20_000;

const METRES_PER_DEGREE = 111_320;

/** The distance of two places in metres; exact enough within Nepal. */
const metresBetween = (a: NonNullable<Candidate['at']>, b: NonNullable<Candidate['at']>): number => {
  const north = a[0] - b[0];
  const east = (a[1] - b[1]) * Math.cos((((a[0] + b[0]) / 2) * Math.PI) / 180);
  return METRES_PER_DEGREE * Math.hypot(north, east);
};

/** The first part of an address, if it is somebody’s own: not `info@`. */
export const ownMailbox = (email: string | undefined): string | undefined => {
  const box = email?.replace(/@.*$/, '').replace(/\+.*$/, '').replaceAll(/[._-]/g, '');
  return box &&
    box.length > 5 &&
    !/^(?:info|admin|contact|booking|office|sales|reservation|support)/.test(box)
    ? box
    : undefined;
};

const same = <Value>(a: Value | undefined, b: Value | undefined) => a !== undefined && a === b;
const differ = <Value>(a: Value | undefined, b: Value | undefined) =>
  a !== undefined && b !== undefined && a !== b;

/** The names are more alike than this only by accident, or because they are one. */
const ALIKE = 0.7;
/** Less alike, they are other names. */
const OTHER = 0.5;

type Weighed = readonly [reason: string, weight: number];

/** What speaks for two records being one, each with a weight of 0 to 1. */
const evidenceFor = (a: Candidate, b: Candidate, likeness: number): Weighed[] => {
  const all: Weighed[] = [];
  if (likeness > ALIKE)
    all.push([
      likeness === 1
        ? $localize`same name`
        : $localize`name ${formatCount(Math.round(likeness * 100))}:round: % alike`,
      0.6 * ((likeness - ALIKE) / (1 - ALIKE)),
    ]);
  if (a.phones.some((phone) => b.phones.includes(phone))) all.push([$localize`same phone`, 0.55]);
  if (same(a.email, b.email)) all.push([$localize`same email`, 0.5]);
  else if (same(ownMailbox(a.email), ownMailbox(b.email)))
    all.push([$localize`email alike but for its host`, 0.3]);
  if (same(a.website, b.website)) all.push([$localize`same website`, 0.35]);
  if (a.at && b.at && metresBetween(a.at, b.at) <= NEAR)
    all.push([$localize`${formatCount(Math.round(metresBetween(a.at, b.at)))}:round: m apart`, 0.45]);
  if (same(a.address, b.address)) all.push([$localize`same address`, 0.3]);
  if (a.company && b.company && fold(a.company) === fold(b.company))
    all.push([$localize`same company`, 0.35]);
  if (same(a.region?.id, b.region?.id)) all.push([$localize`same region`, 0.15]);
  if (same(a.person?.id, b.person?.id))
    all.push([a.days === undefined ? $localize`same owner` : $localize`same vendor`, 0.25]);
  if (same(a.days, b.days)) all.push([$localize`both ${a.days}:days: days`, 0.15]);
  return all;
};

/** What speaks against it; each takes a part of the score. */
const doubtsAbout = (a: Candidate, b: Candidate, likeness: number): Weighed[] => {
  const all: Weighed[] = [];
  if (likeness < OTHER) all.push([$localize`the names differ`, 0.5]);
  if (a.at && b.at && metresBetween(a.at, b.at) > FAR)
    all.push([$localize`${formatCount(Math.round(metresBetween(a.at, b.at) / 1000))}:round: km apart`, 0.5]);
  if (differ(a.region?.id, b.region?.id)) all.push([$localize`another region`, 0.3]);
  // Many vendors sell the same trek.
  if (differ(a.person?.id, b.person?.id) && (a.days ?? b.days) !== undefined)
    all.push([$localize`another vendor`, 0.5]);
  if (differ(a.days, b.days)) all.push([$localize`${a.days}:days: and ${b.days}:days2: days`, 0.4]);
  return all;
};

const PERHAPS = 0.45;
const SURENESS: readonly (readonly [Sureness, least: number])[] = [
  ['very likely', 0.8],
  ['likely', 0.62],
  ['perhaps', PERHAPS],
];

/** A contact is somebody's own: two records that share one and a name are hardly so by chance. */
const shareContact = (a: Candidate, b: Candidate) =>
  a.phones.some((phone) => b.phones.includes(phone)) || same(a.email, b.email) || same(a.website, b.website);

/** Two records as a pair of twins; undefined if too little speaks for it. */
export const compareTwins = (a: Candidate, b: Candidate): TwinPair | undefined => {
  const likeness = nameLikeness(a.heard, b.heard);
  const evidence = evidenceFor(a, b, likeness);
  const doubts = doubtsAbout(a, b, likeness);
  const against = evidence.reduce((left, [, weight]) => left * (1 - weight), 1);
  const doubted = doubts.reduce((left, [, weight]) => left * (1 - weight), 1 - against);
  // A wrong pin or region is a fault that twins often have: it is shown as a doubt, and does not hide them.
  const score = likeness > ALIKE && shareContact(a, b) ? Math.max(doubted, PERHAPS) : doubted;
  const sureness = SURENESS.find(([, least]) => score >= least)?.[0];
  const textOf = ([text]: Weighed) => text;
  return sureness && { a, b, score, sureness, reasons: evidence.map(textOf), doubts: doubts.map(textOf) };
};
