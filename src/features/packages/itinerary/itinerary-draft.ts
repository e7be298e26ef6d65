import type { Draft } from '@/lib/draft';
import { isRecord } from '@/lib/is-record';
import { type Day, newDay, rebased } from './days';
import type { DayTexts } from './itinerary-values';
import { afterCall, planItinerary, sameDays, type SavedDay, textsOf } from './plan';
import type { PossibleDays } from './run-plan';

/** Wanted days that are not saved, over what the server was last known to have. */
export interface Edits {
  days: readonly Day[];
  left: PossibleDays;
  /** A save of them has begun: a text that it has overwritten may be nowhere else. */
  sent: boolean;
}

const isDay = (value: unknown): value is DayTexts =>
  isRecord(value) &&
  Object.values(textsOf(value as unknown as DayTexts)).every((text) => typeof text === 'string');

const isSaved = (value: unknown): value is SavedDay =>
  isDay(value) && 'id' in value && typeof value.id === 'number';

const restoredDay = (day: DayTexts & { from?: unknown; moved?: unknown }): Day => ({
  ...newDay(day),
  from: typeof day.from === 'number' ? day.from : undefined,
  moved: day.moved === true,
});

/** The edits that a draft holds, or nothing when it cannot be read. */
export const editsIn = ({ values }: Draft): Edits | undefined => {
  const { days, left, sent } = values;
  if (!Array.isArray(days) || !days.every(isDay)) return undefined;
  if (!Array.isArray(left) || left.length === 0) return undefined;
  const states: unknown[] = left;
  const isState = (state: unknown): state is SavedDay[] => Array.isArray(state) && state.every(isSaved);
  return states.every(isState)
    ? { days: days.map(restoredDay), left: states, sent: sent === true }
    : undefined;
};

/** What a save of the edits that was cut off may have left at the server: the days after each of its calls. */
const cutOffDays = ({ days, left }: Edits): (readonly SavedDay[])[] =>
  left.flatMap((from) => {
    let now: readonly SavedDay[] = from;
    return planItinerary(from, days).map((call) => (now = afterCall(now, call)));
  });

/** The edits over what the server has now, where that is what a save of them has left there. */
export const resumed = (edits: Edits, saved: readonly SavedDay[]): Edits =>
  edits.sent && cutOffDays(edits).some((state) => sameDays(state, saved))
    ? { ...edits, days: rebased(edits.days, saved), left: [saved] }
    : edits;
