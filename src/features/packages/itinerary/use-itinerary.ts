import { useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDraft } from '@/components/form-page/use-draft';
import { useLeaveGuard } from '@/components/form-page/use-leave-guard';
import { useLatest } from '@/components/use-latest';
import { notifySuccess } from '@/components/notices';
import { getGetPackageQueryKey, type getPackage } from '@/generated/api/packages/packages';
import type { Package } from '@/generated/model';
import { isSignedIn } from '@/session/session';
import { marksOf, rebased, wantedDays, type Day } from './days';
import { editsIn, type Edits } from './itinerary-draft';
import { savedDays } from './itinerary-values';
import { planItinerary, sameDays, type SavedDay } from './plan';
import type { RunEnd } from './run-plan';
import { usePlanRun } from './use-plan-run';

type PackageAnswer = Awaited<ReturnType<typeof getPackage>>;

/** The itinerary as the server has it and as it is wanted: what differs, saving it, drafts and leaving. */
export const useItinerary = ({ id, name, itenaries }: Package) => {
  const queryClient = useQueryClient();
  const path = `/packages/${id}/view`;
  const draft = useDraft(path, `Itinerary of “${name}”`);
  const [edits, setEdits] = useState<Edits>();
  /** What the edits were before each step, for Undo. */
  const [past, setPast] = useState<readonly (Edits | undefined)[]>([]);
  const [different, setDifferent] = useState<Extract<RunEnd, { kind: 'different' }>>();
  const isDirty = useLatest(edits !== undefined);
  const guard = useLeaveGuard(path, edits !== undefined, () => isDirty.current);

  const saved = useMemo(() => savedDays({ itenaries }), [itenaries]);
  const left = edits?.left ?? [saved];
  const base = left[0] ?? saved;
  const sent = edits?.sent ?? false;
  const days = useMemo(() => edits?.days ?? wantedDays(saved), [edits, saved]);
  const calls = useMemo(() => (edits ? planItinerary(edits.left[0] ?? [], edits.days) : []), [edits]);
  const marks = useMemo(() => marksOf(days, base), [days, base]);

  const become = (next: Edits | undefined, before: readonly (Edits | undefined)[] = []) => {
    setEdits(next);
    setPast(before);
    setDifferent(undefined);
    if (!next) draft.erase();
    // A call that fails because of signing out leaves no draft behind.
    else if (isSignedIn()) draft.keep(next);
  };
  /** What the screen shows until the package has been read again. */
  const showSaved = (now: readonly SavedDay[]) => {
    queryClient.setQueryData<PackageAnswer>(
      getGetPackageQueryKey(id),
      (answer) => answer && { ...answer, data: { ...answer.data, itenaries: [...now] } },
    );
  };
  const run = usePlanRun(id, (end) => {
    if (end.kind === 'done') {
      showSaved(end.saved);
      become(undefined);
      notifySuccess(`The itinerary of “${name}” was saved.`);
    } else if (end.kind === 'different') {
      setDifferent(end);
      if (end.sent) setPast([]);
    } else {
      become({ days: rebased(days, end.left[0] ?? []), left: end.left, sent: true });
    }
  });

  const edit = (next: readonly Day[], step: 'step' | 'typing' = 'step') => {
    if (run.running) return;
    run.clear();
    // While the server may be in one state or the other, equal days are not known to be saved.
    const asSaved = left.length === 1 && sameDays(next, base);
    const ids = new Set(base.map((day) => day.id));
    const known = next.map((day) =>
      day.from === undefined || ids.has(day.from) ? day : { ...day, from: undefined },
    );
    become(asSaved ? undefined : { days: known, left, sent }, step === 'step' ? [...past, edits] : past);
  };
  const undo = () => {
    if (run.running) return;
    run.clear();
    become(past.at(-1), past.slice(0, -1));
  };
  const putBack = (before: Edits) => () => become(before);
  const dropEdits = (message: string) => {
    if (!edits || run.running) return;
    become(undefined);
    run.clear();
    notifySuccess(message, { undo: putBack(edits) });
  };
  const offered = draft.offered && editsIn(draft.offered);

  return {
    path,
    days,
    marks,
    calls,
    run,
    /** Something is to be saved. */
    dirty: edits !== undefined,
    edit,
    /** Takes the last step back; typing is taken back by its field. */
    undo: past.length > 0 ? undo : undefined,
    save: () => {
      if (!edits || run.running) return;
      become({ ...edits, sent: true }, past);
      run.start(edits.days, left);
    },
    discard: () => dropEdits('The changes to the itinerary were discarded.'),
    /** The server's days are not those that the edits began with. */
    different: different && {
      sent: different.sent,
      useMine: () => {
        run.clear();
        become({ days: rebased(days, different.saved), left: [different.saved], sent });
      },
      takeTheirs: () => {
        showSaved(different.saved);
        dropEdits('Your changes to the itinerary were dropped.');
      },
    },
    draft:
      draft.offered && offered && !edits
        ? {
            at: draft.offered.at,
            restore: () => {
              become(offered);
              draft.accept();
            },
            discard: draft.erase,
          }
        : undefined,
    guard:
      guard.status === 'blocked'
        ? {
            ...guard,
            proceed: () => {
              if (!sent) draft.erase();
              guard.proceed();
            },
          }
        : guard,
  };
};
