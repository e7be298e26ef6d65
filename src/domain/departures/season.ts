import type { PlainDate } from '@/lib/dates/dates';
import { formatCount } from '@/lib/formats/formats';
import { type Forms, plural } from '@/lib/text/plural';
import { sameValues } from '@/lib/values/same-values';
import type { DepartureKey } from './create-departures';
import { departureBody, newOffer, type Offer } from './departures';

/** What every screen asks for a season, before anything is created. */
export interface SeasonInput {
  offer: Offer;
  /** 0 for Sunday, as strings for checkboxes. */
  weekdays: string[];
}

export const newSeason: SeasonInput = { offer: newOffer, weekdays: ['6'] };

const entries = ({ offer, ...days }: SeasonInput) => ({ ...days, offer: departureBody('', offer) });

/** Whether discarding the input would lose some. */
export const isFilledIn = <Input extends SeasonInput>(input: Input, empty: Input): boolean =>
  !sameValues(entries(input), entries(empty));

/** What happens on a day: a departure is created, or skipped as the day or its week has one, or is past, or left out. */
export type DayState = 'new' | 'exists' | 'week' | 'past' | 'off';

export interface PlannedDeparture extends DepartureKey {
  state: DayState;
}

interface PlanRules {
  /** The dates with a departure. */
  existing: ReadonlySet<PlainDate>;
  /** The first date that is not past. */
  today: PlainDate;
  /** Why a day that is neither is skipped. */
  skipped: (date: PlainDate) => 'week' | 'off' | undefined;
}

/** The departures of a package on the dates, each once and in order. */
export const planDepartures = (
  packageId: number,
  dates: readonly PlainDate[],
  { existing, today, skipped }: PlanRules,
): PlannedDeparture[] => {
  const stateOf = (date: PlainDate): DayState => {
    if (existing.has(date)) return 'exists';
    return date < today ? 'past' : (skipped(date) ?? 'new');
  };
  return [...new Set(dates)].sort().map((date) => ({ packageId, date, state: stateOf(date) }));
};

export const dayStates: Readonly<Record<DayState, string>> = {
  new: $localize`Is created`,
  exists: $localize`Skipped: exists already`,
  week: $localize`Skipped: the week has one`,
  past: $localize`Skipped: past`,
  off: $localize`Left out`,
};

const counted: Readonly<Record<DayState, Forms>> = {
  new: { one: $localize`# departure to create.`, other: $localize`# departures to create.` },
  exists: {
    one: $localize`# departure on these days already: skipped.`,
    other: $localize`# departures on these days already: skipped.`,
  },
  week: {
    one: $localize`# day in a week with a departure: skipped.`,
    other: $localize`# days in weeks with a departure: skipped.`,
  },
  past: { one: $localize`# day is past: skipped.`, other: $localize`# days are past: skipped.` },
  off: { one: $localize`# day is left out.`, other: $localize`# days are left out.` },
};

/** The most departures in one season. */
export const MOST_DEPARTURES = 500;

/** What a plan creates and skips; `size` departures count for the limit, by default those to create. */
export const summaryOf = (plan: readonly PlannedDeparture[], size?: number) => {
  const inState = (wanted: DayState) => plan.filter(({ state }) => state === wanted);
  const fresh = inState('new');
  const words = (Object.keys(counted) as DayState[])
    .map((state) => [state, inState(state).length] as const)
    .filter(([state, count]) => state === 'new' || count > 0)
    .map(([state, count]) => plural(count, counted[state]));
  return {
    fresh,
    words: plan.length === 0 ? $localize`No dates yet.` : words.join(' '),
    /** The label of the button that creates them. */
    confirm:
      fresh.length === 0
        ? $localize`Create departures`
        : plural(fresh.length, {
            one: $localize`Create # departure`,
            other: $localize`Create # departures`,
          }),
    /** Why nothing of it can be created. */
    refusal:
      (size ?? fresh.length) > MOST_DEPARTURES
        ? $localize`A season can have up to ${formatCount(MOST_DEPARTURES)}:most: departures. Choose fewer days.`
        : undefined,
  };
};
