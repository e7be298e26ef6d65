import type { Draft } from '@/lib/storage/draft';
import { isRecord } from '@/lib/values/is-record';
import { type Day, newDay, rebased } from './days';
import type { DayTexts } from './itinerary-values';
import { sameDays, type SavedDay, statesOnTheWay, textsOf } from './plan';
import type { PossibleDays } from './run-plan';
import type { Source } from './source';

/** Unsaved days, with the last known states of the server. */
export interface Edits {
  days: readonly Day[];
  left: PossibleDays;
  /** The days before a save of these that has begun: overwritten texts may exist nowhere else. */
  before?: readonly SavedDay[] | undefined;
  source?: Source | undefined;
}

const isDay = (value: unknown): value is DayTexts =>
  isRecord(value) &&
  Object.values(textsOf(value as unknown as DayTexts)).every((text) => typeof text === 'string');

const isSaved = (value: unknown): value is SavedDay =>
  isDay(value) && 'id' in value && typeof value.id === 'number';

const areSavedDays = (value: unknown): value is SavedDay[] => Array.isArray(value) && value.every(isSaved);

export const isIndex = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const restoredDay = (day: DayTexts & { from?: unknown; moved?: unknown; read?: unknown }): Day => ({
  ...newDay(day),
  from: typeof day.from === 'number' ? day.from : undefined,
  moved: day.moved === true,
  ...(Array.isArray(day.read) && { read: day.read.filter(isIndex) }),
});

/** The edits in a draft, with what `sourceIn` finds of a text; undefined if they are unreadable. */
export const editsIn = (
  { values }: Draft,
  sourceIn: (value: unknown) => Source | undefined = () => undefined,
): Edits | undefined => {
  const { days, left, before, source } = values;
  if (!Array.isArray(days) || !days.every(isDay)) return undefined;
  if (!Array.isArray(left) || left.length === 0) return undefined;
  const states: unknown[] = left;
  return states.every(areSavedDays)
    ? {
        days: days.map(restoredDay),
        left: states,
        before: areSavedDays(before) ? before : undefined,
        source: sourceIn(source),
      }
    : undefined;
};

/** The edits, rebased on the server's state if an interrupted save of them led to it. */
export const resumed = (edits: Edits, saved: readonly SavedDay[]): Edits =>
  edits.before &&
  edits.left.flatMap((from) => statesOnTheWay(from, edits.days)).some((state) => sameDays(state, saved))
    ? { ...edits, days: rebased(edits.days, saved), left: [saved] }
    : edits;
