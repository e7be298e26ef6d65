import type { Draft } from '@/lib/storage/draft';
import { isRecord } from '@/lib/values/is-record';
import { type Day, newDay, rebased } from './days';
import type { DayTexts } from './itinerary-values';
import { sameDays, type SavedDay, statesOnTheWay, textsOf } from './plan';
import type { PossibleDays } from './run-plan';

/** Unsaved days, with the last known states of the server. */
export interface Edits {
  days: readonly Day[];
  left: PossibleDays;
  /** A save of them has begun: overwritten texts may exist nowhere else. */
  sent: boolean;
}

const isDay = (value: unknown): value is DayTexts =>
  isRecord(value) &&
  Object.values(textsOf(value as unknown as DayTexts)).every((text) => typeof text === 'string');

const isSaved = (value: unknown): value is SavedDay =>
  isDay(value) && 'id' in value && typeof value.id === 'number';

/** Whether a part of a draft is days of a server. */
export const areSavedDays = (value: unknown): value is SavedDay[] =>
  Array.isArray(value) && value.every(isSaved);

const restoredDay = (day: DayTexts & { from?: unknown; moved?: unknown }): Day => ({
  ...newDay(day),
  from: typeof day.from === 'number' ? day.from : undefined,
  moved: day.moved === true,
});

/** The edits in a draft; undefined if it is unreadable. */
export const editsIn = ({ values }: Draft): Edits | undefined => {
  const { days, left, sent } = values;
  if (!Array.isArray(days) || !days.every(isDay)) return undefined;
  if (!Array.isArray(left) || left.length === 0) return undefined;
  const states: unknown[] = left;
  return states.every(areSavedDays)
    ? { days: days.map(restoredDay), left: states, sent: sent === true }
    : undefined;
};

/** The edits, rebased on the server's state if an interrupted save of them led to it. */
export const resumed = (edits: Edits, saved: readonly SavedDay[]): Edits =>
  edits.sent &&
  edits.left.flatMap((from) => statesOnTheWay(from, edits.days)).some((state) => sameDays(state, saved))
    ? { ...edits, days: rebased(edits.days, saved), left: [saved] }
    : edits;
