import { data } from './people.yaml';

type Name = readonly [latin: string, devanagari: string];

interface People extends Record<'given' | 'middle' | 'family', readonly Name[]> {
  /** The towns of vendors. */
  towns: readonly string[];
  /** The kinds of their companies. */
  trades: readonly string[];
}

export const PEOPLE = data as People;

/** The item at an index of a cyclic list. */
export const cycled = <T>(items: readonly [T, ...T[]] | readonly T[], place: number): T =>
  items[Math.abs(Math.trunc(place)) % items.length] as T;

/** A pseudo-random integer from 0 below `below`, always the same for an id and purpose. */
export const spread = (id: number, purpose: number, below: number): number =>
  (Math.imul(id ^ (purpose * 0x9e3779b1), 0x85ebca6b) >>> 8) % below;

/** The name of the person with this id; one in nine is in Devanagari, two in three have no middle name. */
export const personNamed = (id: number) => {
  const script = id % 9 === 0 ? 1 : 0;
  const given = cycled(PEOPLE.given, spread(id, 1, 9973));
  const middle = cycled(PEOPLE.middle, spread(id, 2, 9973));
  const family = cycled(PEOPLE.family, spread(id, 3, 9973));
  return {
    first_name: given[script],
    middle_name: id % 3 === 0 ? middle[script] : null,
    last_name: family[script],
    /** The start of e-mail addresses: `anjali.thapa.812`. */
    handle: `${given[0]}.${family[0]}.${id}`.toLowerCase(),
  };
};
