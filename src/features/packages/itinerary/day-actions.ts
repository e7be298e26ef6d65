import { useRef, useState } from 'react';
import { useLatest } from '@/components/hooks/use-latest';
import { formatCount } from '@/lib/formats/formats';
import { checkDays } from './check-days';
import { type Day, isBlank, isNew, newDay, withInserted, withMerged, withMoved } from './days';
import type { DayTexts } from './itinerary-values';
import { textsOf } from './plan';
import type { useDayFocus } from './use-day-focus';
import type { EditedItinerary } from './use-itinerary';
import { dayName } from './words';

/** The actions on days, each by key; the object is stable while the section is mounted. */
export interface DayActions {
  step: (key: string, by: 1 | -1) => void;
  /** Opens a new day for editing: above the day (0) or below it (1). */
  insert: (key: string, below: 0 | 1) => void;
  clone: (key: string) => void;
  /** Joins a day to the one above. */
  merge: (key: string) => void;
  /** Gives a changed day the texts that are saved. */
  revert: (key: string) => void;
  remove: (key: string) => void;
  write: (key: string, change: Partial<DayTexts>) => void;
  /** Opens a day for editing at a field, or closes it: a blank one is removed. */
  open: (key: string, field?: keyof DayTexts) => void;
  close: (key: string) => void;
  /** Closes a day and opens the next: a new one below a new one, the saved one below a saved one. */
  next: (key: string) => void;
  /** Shows or hides the description of a day. */
  unfold: (key: string) => void;
}

interface Options {
  itinerary: EditedItinerary;
  announce: (text: string) => void;
  /** Focuses a day, its first invalid field or its handle, or the list if the day is gone. */
  focus: ReturnType<typeof useDayFocus>['focus'];
  /** Deletes a saved day at once, after a confirmation. */
  onDelete: (day: Day) => void;
}

/** The field that a day was opened for; another object each time. */
export interface AskedField {
  key: string;
  field: keyof DayTexts;
}

const toggled = (set: ReadonlySet<string>, key: string, there: boolean): ReadonlySet<string> =>
  new Set(there ? [...set, key] : [...set].filter((other) => other !== key));

const none: ReadonlySet<string> = new Set();

/** The actions on itinerary rows, which days are being edited, and whose descriptions are shown. */
export const useDayActions = ({ itinerary, announce, focus, onDelete }: Options) => {
  const { days, edit, touched } = itinerary;
  const [open, setOpen] = useState(none);
  const [refused, setRefused] = useState(none);
  const [unfolded, setUnfolded] = useState(none);
  const [asked, setAsked] = useState<AskedField>();
  /** The days edited since they were opened: their first change is an undo step. */
  const begun = useRef(new Set<string>());
  const toggle = (key: string, there: boolean) => setOpen((before) => toggled(before, key, there));
  const indexOf = (key: string) => days.findIndex((day) => day.key === key);

  const move = (from: number, to: number) => {
    const day = days[from];
    if (!day || to < 0 || to >= days.length) return;
    edit(withMoved(days, from, to));
    announce(
      $localize`${dayName(day, from)}:dayName: is now day ${formatCount(to + 1)}:to: of ${formatCount(days.length)}:days:.`,
    );
    focus(day.key, 'handle');
  };
  const insert = (at: number, added: readonly Day[]) => {
    edit(withInserted(days, at, added));
    focus(added[0]?.key);
  };
  /** Inserts blank days at an index, and opens the first. */
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
    announce($localize`${dayName(day, index)}:dayName: was removed.`);
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
      announce(
        $localize`${dayName(day, index)}:dayName: was cloned as day ${formatCount(index + 2)}:index: of ${formatCount(days.length + 1)}:days:.`,
      );
    },
    merge: (key: string) => {
      const index = indexOf(key);
      const above = days[index - 1];
      edit(withMerged(days, index));
      announce($localize`Merged with the day above.`);
      focus(above?.key);
    },
    revert: (key: string) => {
      const index = indexOf(key);
      const day = days[index];
      const was = itinerary.base.find(({ id }) => id === day?.from);
      if (!day || !was) return;
      edit(days.with(index, { ...day, ...textsOf(was) }));
      announce($localize`${dayName(was, index)}:dayName: is as it is saved.`);
      focus(key);
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
    open: (key: string, field: keyof DayTexts = 'title') => {
      begun.current.delete(key);
      toggle(key, true);
      setAsked({ key, field });
      focus(key, field);
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
    merge: (key) => latest.current.merge(key),
    revert: (key) => latest.current.revert(key),
    remove: (key) => latest.current.remove(key),
    write: (key, change) => latest.current.write(key, change),
    open: (key, field) => latest.current.open(key, field),
    close: (key) => latest.current.close(key),
    next: (key) => latest.current.next(key),
    unfold: (key) => setUnfolded((before) => toggled(before, key, !before.has(key))),
  }));

  const now = useLatest(itinerary);
  /** Saves if all edits are valid. */
  const save = async () => {
    const check = await checkDays(() => now.current.toCheck);
    now.current.report(check.problem);
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
    asked,
    refused,
    move,
    insert,
    save,
    /** Appends blank days. */
    add: (count: number) => begin(days.length, count),
    unfolded,
    /** Shows or hides the descriptions of all days. */
    unfoldAll: (there: boolean) => setUnfolded(there ? new Set(days.map(({ key }) => key)) : none),
  };
};
