import { useState } from 'react';
import { useLatest } from '@/components/use-latest';
import { isNew, newDay, withInserted, withMoved, type Day } from './days';
import type { DayTexts } from './itinerary-values';
import { checkNewDays } from './new-days';
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
  /** Opens a new day for writing again, or is done with it. */
  open: (key: string) => void;
  close: (key: string) => void;
}

interface Options {
  itinerary: ReturnType<typeof useItinerary>;
  announce: (text: string) => void;
  /** Moves the focus to a day, to its first wrong field, or to the list where the day is gone. */
  focus: (key: string | undefined) => void;
  /** Deletes a saved day at once, after a confirmation. */
  onDelete: (day: Day) => void;
}

const toggled = (set: ReadonlySet<string>, key: string, there: boolean): ReadonlySet<string> =>
  new Set(there ? [...set, key] : [...set].filter((other) => other !== key));

/** The actions of the itinerary's rows, and which new days are open for writing. */
export const useDayActions = ({ itinerary, announce, focus, onDelete }: Options) => {
  const { days, edit, dirty } = itinerary;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string, there: boolean) => setOpen((before) => toggled(before, key, there));
  const indexOf = (key: string) => days.findIndex((day) => day.key === key);

  const move = (from: number, to: number) => {
    const day = days[from];
    if (!day || to < 0 || to >= days.length) return;
    edit(withMoved(days, from, to));
    announce(`${dayName(day, from)} is now day ${to + 1} of ${days.length}.`);
    focus(day.key);
  };
  const insert = (at: number, added: readonly Day[]) => {
    edit(withInserted(days, at, added));
    focus(added[0]?.key);
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
    insertAt: (key: string, below: 0 | 1) => {
      const day = newDay();
      toggle(day.key, true);
      insert(indexOf(key) + below, [day]);
    },
    clone: (key: string) => {
      const index = indexOf(key);
      const day = days[index];
      if (!day) return;
      insert(index + 1, [newDay(day)]);
      announce(`${dayName(day, index)} was cloned as day ${index + 2} of ${days.length + 1}.`);
    },
    remove: (key: string) => {
      const day = days[indexOf(key)];
      if (day && !dirty) onDelete(day);
      else take(indexOf(key));
    },
    write: (key: string, change: Partial<DayTexts>) =>
      edit(
        days.map((day) => (day.key === key ? { ...day, ...change } : day)),
        'typing',
      ),
  });
  const [actions] = useState<DayActions>(() => ({
    step: (key, by) => latest.current.step(key, by),
    insert: (key, below) => latest.current.insertAt(key, below),
    clone: (key) => latest.current.clone(key),
    remove: (key) => latest.current.remove(key),
    write: (key, change) => latest.current.write(key, change),
    open: (key) => toggle(key, true),
    close: (key) => {
      toggle(key, false);
      focus(key);
    },
  }));

  const now = useLatest(itinerary);
  /** Saves once every new day can be saved. */
  const save = async () => {
    const check = await checkNewDays(() => now.current.days);
    now.current.run.report(check.problem);
    if (check.problem !== undefined) return;
    const { wrong } = check;
    setRefused(new Set(wrong.map(({ key }) => key)));
    for (const { key } of wrong) toggle(key, true);
    if (wrong.length > 0) {
      focus(wrong[0]?.key);
      return;
    }
    for (const { key } of now.current.days.filter(isNew)) toggle(key, false);
    now.current.save();
  };

  return { actions, open, refused, move, insert, save };
};
