import { useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isSignedIn } from '@/api/session';
import { isUnreadable } from '@/api/tolerant/unreadable';
import { useOnScreen } from '@/components/hooks/use-on-screen';
import { notifyError, notifySuccess } from '@/components/notices/notices';
import { hasUnreadableDays, savedDays } from '@/features/packages/itinerary/itinerary-values';
import { planItinerary, type SavedDay, statesOnTheWay } from '@/features/packages/itinerary/plan';
import type { PossibleDays, RunEnd } from '@/features/packages/itinerary/run-plan';
import { packageResource } from '@/features/packages/package-values';
import { getGetPackageQueryKey, type getPackage } from '@/generated/api/packages/packages';
import type { Package } from '@/generated/model';
import { type Edited, listNames } from './edited-text';
import { changedLists, type Lists, listsEdit } from './lists-edit';
import { placeDays } from './place-days';
import { useVendorSave } from './use-vendor-save';
import { useWork } from './use-work';

type PackageAnswer = Awaited<ReturnType<typeof getPackage>>;

const nothingRead: Pick<Edited, 'days' | 'way' | 'first'> = { days: [], way: 'replace', first: 1 };

/** What a save ended with that needs another look. */
type Clash = 'nothing sent' | 'differs' | 'not back';

/** A vendor's text against a package: where its days and items go, and how they are saved and changed back. */
export const useVendorText = (record: Package) => {
  const { id, name } = record;
  const queryClient = useQueryClient();
  const onScreen = useOnScreen();
  const vendor = useWork(name);
  const { read, before } = vendor.work;
  const [left, setLeft] = useState<PossibleDays>();
  const [clash, setClash] = useState<Clash>();
  const saved = useMemo(() => savedDays(record), [record]);
  const base = before ?? saved;
  const placed = useMemo(() => placeDays(read?.edited ?? nothingRead, base), [read?.edited, base]);
  const calls = useMemo(() => planItinerary(left?.[0] ?? base, placed.wanted), [left, base, placed]);
  const lists = useMemo((): Lists => {
    const { includes, excludes } = packageResource.toValues(record);
    return { includes, excludes };
  }, [record]);
  const unreadable = listNames.filter((list) => isUnreadable(record, list));
  const daysUnreadable = hasUnreadableDays(record);
  const changed = read && unreadable.length === 0 ? changedLists(lists, read.edited) : [];

  const showSaved = (days: readonly SavedDay[]) => {
    queryClient.setQueryData<PackageAnswer>(
      getGetPackageQueryKey(id),
      (answer) => answer && { ...answer, data: { ...answer.data, itenaries: [...days] } },
    );
  };
  const expected = (): PossibleDays =>
    left ?? (before ? [before, ...statesOnTheWay(before, placed.wanted)] : [base]);
  const tell = (end: RunEnd, unfinished: string, isShown = true) => {
    if (end.kind !== 'done' && !(isShown && onScreen.current) && isSignedIn()) notifyError(unfinished);
  };

  const save = useVendorSave(id, {
    onSaved: (end, back) => {
      tell(
        end,
        $localize`The itinerary of “${name}:name:” was not saved completely. Open the package and look at it.`,
      );
      if (end.kind === 'failed') {
        setLeft(end.left);
        return;
      }
      showSaved(end.saved);
      if (end.kind === 'done' || end.sent) {
        setLeft([end.saved]);
        setClash(end.kind === 'done' ? undefined : 'differs');
        vendor.finish();
        if (end.kind === 'done' && isSignedIn())
          notifySuccess($localize`The itinerary of “${name}:name:” was saved.`, {
            undo: () => back({ wanted: base, expected: [end.saved] }),
          });
      } else {
        // What an earlier attempt saved cannot be told from their changes any more.
        save.clear();
        setLeft(undefined);
        setClash('nothing sent');
        vendor.begin(undefined);
      }
    },
    onUndone: (end, isCurrent) => {
      tell(
        end,
        $localize`The itinerary of “${name}:name:” was not changed back completely. Open the package and look at it.`,
        isCurrent,
      );
      if (end.kind !== 'failed') showSaved(end.saved);
      if (end.kind === 'done') notifySuccess($localize`The itinerary of “${name}:name:” was changed back.`);
      // Another text is on the screen.
      if (!isCurrent) return;
      if (end.kind === 'failed') {
        setLeft(end.left);
        return;
      }
      setLeft(undefined);
      if (end.kind === 'different') setClash('not back');
      vendor.reopen();
    },
  });
  const [undoBase, setUndoBase] = useState<readonly SavedDay[]>(base);
  const reset = () => {
    save.clear();
    setLeft(undefined);
    setClash(undefined);
  };

  return {
    ...vendor,
    saved: base,
    placed,
    lists,
    unreadable,
    /** What days the package has is not known, so none may be added or replaced. */
    daysUnreadable,
    calls,
    /** The lists that a save changes. */
    changedLists: changed,
    run: save,
    clash,
    /** There is something to save. */
    isReady: !daysUnreadable && (calls.length > 0 || changed.length > 0),
    correct: (edited: Edited, step?: boolean) => {
      if (save.running) return;
      if (!before) save.clear();
      setClash(undefined);
      vendor.correct(edited, step);
    },
    save: () => {
      if (!read || save.running || daysUnreadable) return;
      const states = expected();
      setClash(undefined);
      setUndoBase(base);
      vendor.begin(base);
      const { edited } = read;
      save.start(
        { wanted: placed.wanted, expected: states },
        changed.length > 0
          ? {
              key: JSON.stringify(changed.map((list) => edited[list])),
              edit: () => listsEdit(id, lists, edited),
            }
          : undefined,
      );
    },
    /** Changes back what was saved. */
    back: () => {
      if (!save.running) save.back({ wanted: undoBase, expected: expected() });
    },
    another: () => {
      reset();
      vendor.startOver();
    },
    discard: () => {
      reset();
      vendor.discard();
    },
  };
};

export type VendorText = ReturnType<typeof useVendorText>;
