import { useRef, useState } from 'react';
import { useLatest } from '@/components/use-latest';
import { checkDays } from './check-days';
import { type Day, isBlank, isNew, newDay, withInserted, withMoved } from './days';
import type { DayTexts } from './itinerary-values';
import type { useDayFocus } from './use-day-focus';
import type { useItinerary } from './use-itinerary';
import { dayName } from './words';

/** What can be done with the days, each called by its key; the same object as long as the section lives. */
export interface DayActions {
  step: (key: string, by: 1 | -1) => void;
  /** Opens a new day for writing: above the day (0) or below it (1). */
  insert: (key: string, below: 0 | 1) => void;
  clone: (key: string) => void;
  remove: (key: string) => void;
  write: (key: string, change: Partial<DayTexts>) => void;
  /** Opens a day for writing, or is done with it: one without a word goes again. */
  open: (key: string) => void;
  close: (key: string) => void;
  /** Is done with a day and opens the next: below a new one a new one, below a saved one the saved one. */
  next: (key: string) => void;
  /** Shows the description of a day, or hides it. */
  unfold: (key: string) => void;
}

interface Options {
  itinerary: ReturnType<typeof useItinerary>;
  announce: (text: string) => void;
  /** Moves the focus to a day, to its first wrong field, to its handle, or to the list where the day is gone. */
  focus: ReturnType<typeof useDayFocus>['focus'];
  /** Deletes a saved day at once, after a confirmation. */
  onDelete: (day: Day) => void;
}

const toggled = (set: ReadonlySet<string>, key: string, there: boolean): ReadonlySet<string> =>
  new Set(there ? [...set, key] : [...set].filter((other) => other !== key));

const none: ReadonlySet<string> = new Set();

/** The actions of the itinerary's rows, which days are open for writing, and whose descriptions are shown. */
export const useDayActions = ({ itinerary, announce, focus, onDelete }: Options) => {
  const { days, edit, touched } = itinerary;
  const [open, setOpen] = useState(none);
  const [refused, setRefused] = useState(none);
  const [unfolded, setUnfolded] = useState(none);
  /** The days that were written in since they were opened: their first change can be taken back. */
  const begun = useRef(new Set<string>());
  const toggle = (key: string, there: boolean) => setOpen((before) => toggled(before, key, there));
  const indexOf = (key: string) => days.findIndex((day) => day.key === key);

  const move = (from: number, to: number) => {
    const day = days[from];
    if (!day || to < 0 || to >= days.length) return;
    edit(withMoved(days, from, to));
    announce(`${dayName(day, from)} is now day ${to + 1} of ${days.length}.`);
    focus(day.key, 'handle');
  };
  const insert = (at: number, added: readonly Day[]) => {
    edit(withInserted(days, at, added));
    focus(added[0]?.key);
  };
  /** Puts days in which nothing is written at a place, and opens the first. */
  const begin = (at: number, count = 1) => {
    const added = Array.from({ length: count }, () => newDay());
    if (added[0]) toggle(added[0].key, true);
    insert(at, added);
  };
  const take = (index: number) => {
    const day = days[index];
    if (!day) return;
    const rest = days.toSpliced(index, 1);
    edit(rest);
    announce(`${dayName(day, index)} was taken out.`);
    focus((rest[index] ?? rest.at(-1))?.key);
  };
  const latest = useLatest({
    step: (key: string, by: 1 | -1) => move(indexOf(key), indexOf(key) + by),
    insertAt: (key: string, below: 0 | 1) => begin(indexOf(key) + below),
    clone: (key: string) => {
      const index = indexOf(key);
      const day = days[index];
      if (!day) return;
      insert(index + 1, [newDay(day)]);
      announce(`${dayName(day, index)} was cloned as day ${index + 2} of ${days.length + 1}.`);
    },
    remove: (key: string) => {
      const day = days[indexOf(key)];
      if (day && !touched) onDelete(day);
      else take(indexOf(key));
    },
    write: (key: string, change: Partial<DayTexts>) => {
      const day = days[indexOf(key)];
      const first = day && !isNew(day) && !begun.current.has(key);
      begun.current.add(key);
      edit(
        days.map((other) => (other.key === key ? { ...other, ...change } : other)),
        first ? 'step' : 'typing',
      );
    },
    open: (key: string) => {
      begun.current.delete(key);
      toggle(key, true);
      focus(key);
    },
    close: (key: string) => {
      const index = indexOf(key);
      const day = days[index];
      toggle(key, false);
      if (!day || !isBlank(day)) {
        focus(key);
        return;
      }
      edit(days.toSpliced(index, 1), 'typing');
      focus((days[index - 1] ?? days[index + 1])?.key);
    },
    next: (key: string) => {
      const index = indexOf(key);
      const [day, below] = days.slice(index, index + 2);
      if (!day || isBlank(day) || (!below && !isNew(day))) {
        latest.current.close(key);
        return;
      }
      toggle(key, false);
      if (below && (!isNew(day) || isBlank(below))) latest.current.open(below.key);
      else begin(index + 1);
    },
  });
  const [actions] = useState<DayActions>(() => ({
    step: (key, by) => latest.current.step(key, by),
    insert: (key, below) => latest.current.insertAt(key, below),
    clone: (key) => latest.current.clone(key),
    remove: (key) => latest.current.remove(key),
    write: (key, change) => latest.current.write(key, change),
    open: (key) => latest.current.open(key),
    close: (key) => latest.current.close(key),
    next: (key) => latest.current.next(key),
    unfold: (key) => setUnfolded((before) => toggled(before, key, !before.has(key))),
  }));

  const now = useLatest(itinerary);
  /** Saves once everything that was written can be saved. */
  const save = async () => {
    const check = await checkDays(() => now.current.toCheck);
    now.current.run.report(check.problem);
    if (check.problem !== undefined) return;
    const { wrong } = check;
    setRefused(new Set(wrong.map(({ key }) => key)));
    for (const { key } of wrong) toggle(key, true);
    if (wrong.length > 0) {
      focus(wrong[0]?.key);
      return;
    }
    setOpen(none);
    now.current.save();
  };

  return {
    actions,
    open,
    refused,
    move,
    insert,
    save,
    /** Adds days at the end, in which nothing is written yet. */
    add: (count: number) => begin(days.length, count),
    unfolded,
    /** Shows the descriptions of all days, or none. */
    unfoldAll: (there: boolean) => setUnfolded(there ? new Set(days.map(({ key }) => key)) : none),
  };
};
