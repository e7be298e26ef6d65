import type { StepState } from '@/components/run/run-steps';
import { joinedByAnd } from '@/lib/text/joined';
import { counted } from '@/lib/text/plural';
import type { Mark } from './days';
import type { DayTexts } from './itinerary-values';
import { type PlanCall, sameText } from './plan';

const named = ({ title }: DayTexts) => (title.trim() === '' ? 'without a title' : `“${title.trim()}”`);

/** The name of the day at an index in buttons, messages and announcements: its title, else its number. */
export const dayName = (day: DayTexts | undefined, index: number): string =>
  !day || day.title.trim() === '' ? `day ${index + 1}` : day.title.trim();

const changed = (before: DayTexts, after: DayTexts) =>
  joinedByAnd(
    (['duration', 'accommodation', 'description'] as const).filter(
      (name) => !sameText(before[name], after[name]),
    ),
  );

/** A call as text, with positions as currently saved. */
export const callInWords = (call: PlanCall): string => {
  if (call.kind === 'add') return `Add day ${call.at + 1} ${named(call.texts)}`;
  const day = `day ${call.place}`;
  if (call.kind === 'delete') return `Delete ${day} ${named(call.before)}`;
  return sameText(call.before.title, call.texts.title)
    ? `Change ${day} ${named(call.before)}: another ${changed(call.before, call.texts)}`
    : `Change ${day}: ${named(call.before)} becomes ${named(call.texts)}`;
};

export const countChanges = (count: number) => counted(count, 'unsaved change', 'unsaved changes');

export type Label = readonly [label: string, color: string];

export const markLabels: Record<Mark, Label> = {
  new: ['New', 'success'],
  moved: ['Moved', 'primary'],
  changed: ['Changed', 'warning'],
};

export const stepLabels: Record<StepState, Label> = {
  waiting: ['Waiting', 'gray'],
  running: ['Saving', 'primary'],
  done: ['Saved', 'success'],
  failed: ['Failed', 'danger'],
  skipped: ['No longer needed', 'gray'],
};
