import type { DayAltitude } from './altitude';

/** A rule for acclimatisation as it is published. */
export interface Rule {
  by: string;
  url: string;
  says: string;
}

/** They differ; none of them fits everyone, and all say so. Read on 28 November 2026. */
export const rules: readonly Rule[] = [
  {
    by: 'Wilderness Medical Society',
    url: 'https://observer.wunderwood.org/2011/07/15/lowering-the-risk-of-acute-mountain-sickness-ams/',
    says: $localize`above 3,000 m less than 500 m a night, and an extra day for every 1,000 m`,
  },
  {
    by: 'Medex',
    url: 'https://www.medex.org.uk/chapters/acclimatisation/',
    says: $localize`above 3,000 m at most 300 m a night, and a rest day after every two or three`,
  },
];

export type Advice =
  /** A night more than 500 m higher than the one before, and no second one there. */
  | { kind: 'rise'; day: number; name: string; metres: number }
  /** Nights that rise without a rest between them. */
  | { kind: 'no rest'; from: number; to: number; metres: number };

const THIN_AIR = 3_000;
const MOST_A_NIGHT = 500;
const MOST_WITHOUT_REST = 1_000;
const MOST_NIGHTS = 4;
/** A night at most so much higher is a rest, as heights of one village differ. */
const SAME = 50;

interface Night {
  day: number;
  name: string;
  metres: number;
}

/** The stretches of successive days whose nights are known: nothing is said across a gap. */
const stretchesOf = (days: readonly DayAltitude[]): Night[][] => {
  const stretches: Night[][] = [[]];
  for (const { day, night } of days) {
    if (night?.metres === undefined) stretches.push([]);
    else stretches.at(-1)?.push({ day, name: night.name, metres: night.metres });
  }
  return stretches;
};

const risesIn = (nights: readonly Night[]): Advice[] =>
  nights.flatMap((night, index): Advice[] => {
    const before = nights[index - 1];
    const after = nights[index + 1];
    if (!before || night.metres <= THIN_AIR) return [];
    const metres = night.metres - before.metres;
    const stays = after !== undefined && Math.abs(after.metres - night.metres) <= SAME;
    return metres > MOST_A_NIGHT && !stays
      ? [{ kind: 'rise', day: night.day, name: night.name, metres }]
      : [];
  });

const unrestedIn = (nights: readonly Night[]): Advice[] => {
  const found: Advice[] = [];
  /** The night that the rise began from, and the last of it. */
  let start: Night | undefined;
  let count = 0;
  let top: Night | undefined;
  const end = () => {
    if (start && top) {
      const metres = top.metres - Math.max(start.metres, THIN_AIR);
      // One night's rise is said by itself.
      if (count > MOST_NIGHTS || (count > 1 && metres > MOST_WITHOUT_REST))
        found.push({ kind: 'no rest', from: start.day, to: top.day, metres: top.metres - start.metres });
    }
    start = undefined;
    top = undefined;
    count = 0;
  };
  for (const [index, night] of nights.entries()) {
    const before = nights[index - 1];
    const rises = before !== undefined && night.metres > before.metres + SAME && night.metres > THIN_AIR;
    if (!rises) end();
    else {
      start ??= before;
      top = night;
      count += 1;
    }
  }
  end();
  return found;
};

/** What in an itinerary to compare with the published rules; a comparison, and no judgement. */
export const adviceOn = (days: readonly DayAltitude[]): readonly Advice[] =>
  stretchesOf(days).flatMap((nights) => [...risesIn(nights), ...unrestedIn(nights)]);
