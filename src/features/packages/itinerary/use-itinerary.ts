import { useMemo, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isSignedIn } from '@/api/session';
import { useDraft } from '@/components/form-page/use-draft';
import { useLeaveGuard } from '@/components/form-page/use-leave-guard';
import { useOnScreen } from '@/components/hooks/use-on-screen';
import { notifyError, notifySuccess } from '@/components/notices/notices';
import { useUndoRun } from '@/components/run/undo-run';
import { getGetPackageQueryKey, type getPackage } from '@/generated/api/packages/packages';
import type { Package } from '@/generated/model';
import { type Day, isBlank, isNew, marksOf, rebased, wantedDays } from './days';
import { type Edits, editsIn, resumed } from './itinerary-draft';
import { savedDays } from './itinerary-values';
import { planItinerary, sameDays, type SavedDay, textsOf } from './plan';
import { planServer } from './plan-server';
import { putBackDays, type RunEnd } from './run-plan';
import { usePlanRun } from './use-plan-run';

type PackageAnswer = Awaited<ReturnType<typeof getPackage>>;

/** Whether the edits differ from any state that the server may be in. */
const isUnsaved = ({ days, left }: Edits) =>
  left.length > 1 ||
  !sameDays(
    days.filter((day) => !isBlank(day)),
    left[0] ?? [],
  );

/** Whether nothing differs at all: a trailing space may precede the next word, and is kept. */
const sameToTheLetter = (days: readonly Day[], saved: readonly SavedDay[]) =>
  JSON.stringify(days.map(textsOf)) === JSON.stringify(saved.map(textsOf));

const discarded = $localize`The changes to the itinerary were discarded.`;

/** The itinerary as saved and as edited: differences, saving, drafts and leave guard. */
export const useItinerary = ({ id, name, itenaries }: Package) => {
  const queryClient = useQueryClient();
  const path = `/packages/${id}/view`;
  const [edits, setEdits] = useState<Edits>();
  /** The edits before each step, for Undo. */
  const [past, setPast] = useState<readonly (Edits | undefined)[]>([]);
  const [different, setDifferent] = useState<Extract<RunEnd, { kind: 'different' }>>();

  const saved = useMemo(() => savedDays({ itenaries }), [itenaries]);
  const left = edits?.left ?? [saved];
  const base = left[0] ?? saved;
  const sent = edits?.sent ?? false;
  const days = useMemo(() => edits?.days ?? wantedDays(saved), [edits, saved]);
  const written = useMemo(() => days.filter((day) => !isBlank(day)), [days]);
  const dirty = edits !== undefined && isUnsaved(edits);
  const calls = useMemo(() => (edits ? planItinerary(base, written) : []), [edits, base, written]);
  const marks = useMemo(() => marksOf(written, base), [written, base]);
  const guard = useLeaveGuard(path, dirty);

  const show = (next: Edits | undefined, before: readonly (Edits | undefined)[] = []) => {
    setEdits(next);
    setPast(before);
    setDifferent(undefined);
  };
  const draft = useDraft(path, { label: $localize`Itinerary of “${name}:name:”`, name }, (kept, keep) => {
    const offered = editsIn(kept);
    if (!offered) return;
    const next = resumed(offered, saved);
    show(next);
    keep(() => ({ values: isUnsaved(next) ? next : {} }));
  });
  const become = (next: Edits | undefined, before?: readonly (Edits | undefined)[]) => {
    show(next, before);
    if (!next || !isUnsaved(next)) draft.drop();
    // A call that fails because of signing out leaves no draft.
    else if (isSignedIn()) draft.keep(() => ({ values: next }));
  };
  /** Updates the cache until the package is refetched. */
  const showSaved = (now: readonly SavedDay[]) => {
    queryClient.setQueryData<PackageAnswer>(
      getGetPackageQueryKey(id),
      (answer) => answer && { ...answer, data: { ...answer.data, itenaries: [...now] } },
    );
  };
  const onScreen = useOnScreen();
  /** The days before the first attempt to save. */
  const before = useRef(base);
  const undoSave = useUndoRun(() => $localize`The itinerary of “${name}:name:” is as it was before.`);
  const run = usePlanRun(id, (end) => {
    if (end.kind !== 'done' && !onScreen.current && isSignedIn())
      notifyError(
        $localize`The itinerary of “${name}:name:” was not saved completely. Open the package to save the rest.`,
      );
    if (end.kind === 'done') {
      showSaved(end.saved);
      become(undefined);
      draft.erase();
      const [was, server] = [before.current, planServer(id)];
      const step = { key: path, name, run: () => putBackDays(was, end.saved, server) };
      notifySuccess($localize`The itinerary of “${name}:name:” was saved.`, {
        undo: () => undoSave([step]),
      });
    } else if (end.kind === 'different') {
      setDifferent(end);
      if (end.sent) setPast([]);
    } else {
      become({ days: rebased(written, end.left[0] ?? []), left: end.left, sent: true });
    }
  });

  const edit = (next: readonly Day[], step: 'step' | 'typing' = 'step') => {
    if (run.running) return;
    run.clear();
    // While the server's state is uncertain, equal days are not known to be saved.
    const asSaved = left.length === 1 && sameToTheLetter(next, base);
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
  const discardEdits = (message: string) => {
    if (!edits || run.running) return;
    become(undefined);
    run.clear();
    draft.discard(message, edits);
  };

  return {
    path,
    days,
    marks,
    calls,
    run,
    /** There are changes to save. */
    dirty,
    /** The days differ from the saved ones, if only by a new blank one. */
    touched: edits !== undefined,
    /** The days whose texts may be invalid. */
    toCheck: written.filter((day) => isNew(day) || marks.get(day.key) === 'changed'),
    edit,
    /** Undoes the last step; typing is undone by its field. */
    undo: past.length > 0 ? undo : undefined,
    save: () => {
      if (!edits || !dirty || run.running) return;
      if (!sent) before.current = base;
      become({ ...edits, days: written, sent: true }, past);
      run.start(written, left);
    },
    discard: () => discardEdits(discarded),
    /** The server's days are not those that the edits were based on. */
    different: different && {
      sent: different.sent,
      useMine: () => {
        run.clear();
        become({ days: rebased(days, different.saved), left: [different.saved], sent });
      },
      takeTheirs: () => {
        showSaved(different.saved);
        discardEdits($localize`The changes to the itinerary were discarded.`);
      },
    },
    draft: edits ? undefined : draft.offer,
    guard,
    /** What is lost on leaving: edits that may be partly saved remain as a draft. */
    loss: sent ? $localize`Unsaved changes are kept and offered when you come back.` : undefined,
    leave: () => {
      if (!sent) discardEdits(discarded);
    },
  };
};
