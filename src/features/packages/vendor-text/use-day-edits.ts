import { useState } from 'react';
import { useLatest } from '@/components/hooks/use-latest';
import { formatCount } from '@/lib/formats/formats';
import type { CardField } from './card-texts';
import { doubtField } from './doubt-words';
import {
  blankDay,
  type EditedDay,
  type EditedList,
  type ListName,
  withDay,
  withMerged,
  withMovedDay,
} from './edited-text';
import type { VendorText } from './use-vendor-text';

/** The corrections of days; the object is stable, so that only the corrected day renders again. */
export interface DayEdits {
  write: (key: string, field: CardField, text: string) => void;
  take: (key: string, taken: boolean) => void;
  move: (from: number, to: number) => void;
  insert: (at: number) => void;
  merge: (index: number) => void;
  remove: (index: number) => void;
  check: (doubt: number) => void;
  list: (name: ListName, list: EditedList, step: boolean) => void;
}

/**
 * `announce` receives what was done, for screen readers; `onLead` the key of the day to focus; `onChecked` the
 * doubt whose button disappears.
 */
export const useDayEdits = (
  vendor: VendorText,
  announce: (text: string) => void,
  onLead: (key: string) => void,
  onChecked: (doubt: number) => void,
): DayEdits => {
  const latest = useLatest({ vendor, announce, onLead, onChecked });
  const [edits] = useState<DayEdits>(() => {
    const edit = (change: (days: readonly EditedDay[]) => readonly EditedDay[], step = true) => {
      const { correct, work } = latest.current.vendor;
      if (work.read) correct({ ...work.read.edited, days: change(work.read.edited.days) }, step);
    };
    const say = (text: string) => latest.current.announce(text);
    const leadTo = (...indexes: readonly number[]) => {
      const days = latest.current.vendor.work.read?.edited.days ?? [];
      const day = indexes.map((index) => days[index]).find((one) => one !== undefined);
      if (day) latest.current.onLead(day.key);
    };
    return {
      write: (key, field, text) => {
        const { correct, work, reading } = latest.current.vendor;
        if (!work.read || !reading) return;
        const { edited } = work.read;
        const day = edited.days.find((one) => one.key === key);
        const settled = reading.doubts.flatMap((doubt, index) =>
          doubtField(doubt) === field && doubt.day !== undefined && day?.from.includes(doubt.day)
            ? [index]
            : [],
        );
        const texts = day && { ...day.texts, [field]: text };
        const days = texts ? withDay(edited.days, key, { texts }) : edited.days;
        correct({ ...edited, days, checked: [...new Set([...edited.checked, ...settled])] }, false);
      },
      take: (key, taken) => edit((days) => withDay(days, key, { taken })),
      move: (from, to) => {
        edit((days) => withMovedDay(days, from, to));
        say($localize`Moved to place ${formatCount(to + 1)}:to:.`);
      },
      insert: (at) => {
        const added = blankDay();
        edit((days) => days.toSpliced(at, 0, added));
        latest.current.onLead(added.key);
      },
      merge: (index) => {
        leadTo(index - 1);
        edit((days) => withMerged(days, index));
        say($localize`Merged with the day above.`);
      },
      remove: (index) => {
        leadTo(index + 1, index - 1);
        edit((days) => days.toSpliced(index, 1));
        say($localize`The day was removed.`);
      },
      check: (doubt) => {
        const { correct, work } = latest.current.vendor;
        if (!work.read) return;
        const { edited } = work.read;
        latest.current.onChecked(doubt);
        correct({ ...edited, checked: [...edited.checked, doubt] });
      },
      list: (name, list, step) => {
        const { correct, work } = latest.current.vendor;
        if (work.read) correct({ ...work.read.edited, [name]: list }, step);
      },
    };
  });
  return edits;
};
