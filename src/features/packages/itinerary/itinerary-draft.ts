import type { Draft } from '@/lib/draft';
import { isRecord } from '@/lib/is-record';
import { type Day, newDay } from './days';
import type { DayTexts } from './itinerary-values';
import { type SavedDay, textsOf } from './plan';
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
