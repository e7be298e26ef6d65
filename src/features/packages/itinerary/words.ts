import type { StepState } from '@/components/run/run-steps';
import { formatCount, joinedByAnd } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import type { Mark } from './days';
import type { DayTexts } from './itinerary-values';
import { type PlanCall, sameText } from './plan';

const named = ({ title }: DayTexts) =>
  title.trim() === '' ? $localize`without a title` : `“${title.trim()}”`;

/** The name of the day at an index in buttons, messages and announcements: its title, else its number. */
export const dayName = (day: DayTexts | undefined, index: number): string =>
  !day || day.title.trim() === '' ? $localize`day ${formatCount(index + 1)}:index:` : day.title.trim();

const changed = (before: DayTexts, after: DayTexts) =>
  joinedByAnd(
    (['duration', 'accommodation', 'description'] as const).filter(
      (name) => !sameText(before[name], after[name]),
    ),
  );

/** A call as text, with positions as currently saved. */
export const callInWords = (call: PlanCall): string => {
  if (call.kind === 'add')
    return $localize`Add day ${formatCount(call.at + 1)}:at: ${named(call.texts)}:named:`;
  const day = $localize`day ${formatCount(call.place)}:place:`;
  if (call.kind === 'delete') return $localize`Delete ${day}:day: ${named(call.before)}:named:`;
  return sameText(call.before.title, call.texts.title)
    ? $localize`Change ${day}:day: ${named(call.before)}:named:: another ${changed(call.before, call.texts)}:changed:`
    : $localize`Change ${day}:day:: ${named(call.before)}:named: becomes ${named(call.texts)}:named2:`;
};

export const countChanges = (count: number) =>
  plural(count, { one: $localize`# unsaved change`, other: $localize`# unsaved changes` });

export type Label = readonly [label: string, color: string];

export const markLabels: Record<Mark, Label> = {
  new: [$localize`New`, 'success'],
  moved: [$localize`Moved`, 'primary'],
  changed: [$localize`Changed`, 'warning'],
};

export const stepLabels: Record<StepState, Label> = {
  waiting: [$localize`Waiting`, 'gray'],
  running: [$localize`Saving`, 'primary'],
  done: [$localize`Saved`, 'success'],
  failed: [$localize`Failed`, 'danger'],
  skipped: [$localize`No longer needed`, 'gray'],
};
