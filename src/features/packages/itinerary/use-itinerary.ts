import { useMemo, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isSignedIn } from '@/api/session';
import { savedId } from '@/api/tolerant/saved-id';
import { requireCreated } from '@/api/writes/created';
import { filledIn } from '@/api/writes/resource';
import type { RowEdit } from '@/components/edit-many/row-edit';
import { useDraft } from '@/components/form-page/use-draft';
import { useLeaveGuard } from '@/components/form-page/use-leave-guard';
import { useOnScreen } from '@/components/hooks/use-on-screen';
import { notifyError, notifySuccess } from '@/components/notices/notices';
import { useUndoRun } from '@/components/run/undo-run';
import { useRun } from '@/components/run/use-run';
import { createItinerary, deleteItinerary } from '@/generated/api/itineraries/itineraries';
import { getGetPackageQueryKey, getPackage } from '@/generated/api/packages/packages';
import type { Package } from '@/generated/model';
import { changesOf } from '@/lib/values/changes';
import { type Day, isBlank, isNew, marksOf, rebased, wantedDays } from './days';
import { type Edits, editsIn, resumed } from './itinerary-draft';
import { hasUnreadableDays, itineraryOf, savedDays } from './itinerary-values';
import { type PlanCall, planItinerary, sameDays, type SavedDay, textsOf } from './plan';
import { type PlanServer, type PlanStep, putBackDays, type RunEnd, runPlan, type SavePlan } from './run-plan';
import type { Source } from './source';
import { callInWords } from './words';

/** Reads the days of a package, and sends the calls of a plan. */
const planServer = (packageId: number): PlanServer => {
  const days = itineraryOf(packageId);
  const send = async (call: PlanCall): Promise<number | undefined> => {
    switch (call.kind) {
      case 'add':
        return savedId(await requireCreated(createItinerary(packageId, filledIn(call.texts))));
      case 'change':
        await days.change(call.id, changesOf(call.texts, call.before), call.before);
        return undefined;
      case 'delete':
        await deleteItinerary(packageId, call.id);
        return undefined;
    }
  };
  return { read: async () => savedDays((await getPackage(packageId)).data), send };
};

type PackageAnswer = Awaited<ReturnType<typeof getPackage>>;

/** What is saved after the days. */
interface AfterDays {
  words: string;
  /** The same for the same edit. */
  key: string;
  edit: () => RowEdit;
}

/** A screen that fills the itinerary from a text. */
export interface FromText {
  /** Where the draft is kept. */
  path: string;
  label: string;
  /** The text in a draft; undefined if it is unreadable. */
  sourceIn: (value: unknown) => Source | undefined;
  afterDays: (source: Source) => AfterDays | undefined;
  onSaved: () => void;
}

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
export const useItinerary = (record: Package, fromText?: FromText) => {
  const { id, name, itenaries } = record;
  const isUnreadable = hasUnreadableDays(record);
  const queryClient = useQueryClient();
  const path = fromText?.path ?? `/packages/${id}/view`;
  const label = fromText?.label ?? $localize`Itinerary of “${name}:name:”`;
  const [edits, setEdits] = useState<Edits>();
  /** The edits before each step, for Undo. */
  const [past, setPast] = useState<readonly (Edits | undefined)[]>([]);
  const [different, setDifferent] = useState<Extract<RunEnd, { kind: 'different' }>>();

  const saved = useMemo(() => savedDays({ itenaries }), [itenaries]);
  const left = edits?.left ?? [saved];
  const base = left[0] ?? saved;
  const source = edits?.source;
  const days = useMemo(() => edits?.days ?? wantedDays(saved), [edits, saved]);
  const written = useMemo(() => days.filter((day) => !isBlank(day)), [days]);
  const after = source && fromText?.afterDays(source);
  const dirty = edits !== undefined && (isUnsaved(edits) || after !== undefined);
  const calls = useMemo(() => (edits ? planItinerary(base, written) : []), [edits, base, written]);
  const marks = useMemo(() => marksOf(written, base), [written, base]);
  const guard = useLeaveGuard(path, dirty || source !== undefined, fromText && { origins: ['mode'] });

  const show = (next: Edits | undefined, before: readonly (Edits | undefined)[] = []) => {
    setEdits(next);
    setPast(before);
    setDifferent(undefined);
  };
  const isKept = (next: Edits) => isUnsaved(next) || next.source !== undefined;
  const draft = useDraft(path, { label, name }, (kept, keep) => {
    const offered = editsIn(kept, fromText?.sourceIn);
    if (!offered) return;
    const next = resumed(offered, saved);
    show(next);
    keep(() => ({ values: isKept(next) ? next : {} }));
  });
  const become = (next: Edits | undefined, before?: readonly (Edits | undefined)[]) => {
    show(next, before);
    if (!next || !isKept(next)) draft.drop();
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
  const undoSave = useUndoRun(() => $localize`The itinerary of “${name}:name:” is as it was before.`);
  const run = useRun<PlanStep>({ dependent: true, by: 'itinerary' });
  const [problem, report] = useState<string>();
  const [server] = useState(() => planServer(id));
  /** The last run put back what was saved: Retry does that again. */
  const [goesBack, setGoesBack] = useState(false);
  /** An unfinished edit knows what an earlier attempt may have sent. */
  const attempt = useRef<{ key: string; edit: RowEdit }>(undefined);
  const clear = () => {
    run.clear();
    report(undefined);
  };

  const start = (plan: SavePlan, back: boolean, onDone: (now: readonly SavedDay[]) => void) => {
    report(undefined);
    setGoesBack(back);
    run.start(async (go) => {
      const end = await runPlan(plan, run.results, server, go);
      if (end.kind !== 'done' && !onScreen.current && isSignedIn())
        notifyError(
          $localize`The itinerary of “${name}:name:” was not saved completely. Open the package to save the rest.`,
        );
      if (end.kind === 'done') {
        clear();
        showSaved(end.saved);
        onDone(end.saved);
      } else if (end.kind === 'different') {
        setDifferent(end);
        if (end.sent) setPast([]);
      } else {
        const [now = []] = end.left;
        become({ days: rebased(written, now), left: end.left, before: edits?.before ?? base, source });
      }
    });
  };
  const save = () => {
    if (!edits || !dirty || isUnreadable || run.running) return;
    const was = edits.before ?? base;
    become({ ...edits, days: written, before: was }, past);
    if (after?.key !== attempt.current?.key)
      attempt.current = after && { key: after.key, edit: after.edit() };
    const rest = attempt.current?.edit;
    const steps = after && rest ? [{ key: 'after', words: after.words, run: rest.run }] : [];
    start({ wanted: written, expected: left, after: steps }, false, (now) => {
      attempt.current = undefined;
      become(undefined);
      draft.erase();
      notifySuccess($localize`The itinerary of “${name}:name:” was saved.`, {
        undo: () => {
          const back = rest?.undo();
          undoSave([
            { key: path, name, run: () => putBackDays(was, now, server) },
            ...(back ? [{ key: 'after', name, run: back }] : []),
          ]);
        },
      });
      fromText?.onSaved();
    });
  };
  const putBack = () => {
    if (!edits?.before || run.running) return;
    run.clear();
    start({ wanted: edits.before, expected: left }, true, (now) => {
      become({ days: rebased(written, now), left: [now], source });
      notifySuccess($localize`The itinerary of “${name}:name:” was changed back.`);
    });
  };

  const put = (next: readonly Day[], text: Source | undefined, step: 'step' | 'typing' = 'step') => {
    if (run.running) return;
    clear();
    // While the server's state is uncertain, equal days are not known to be saved.
    const asSaved = left.length === 1 && !text && sameToTheLetter(next, base);
    const ids = new Set(base.map((day) => day.id));
    const known = next.map((day) =>
      day.from === undefined || ids.has(day.from) ? day : { ...day, from: undefined },
    );
    become(
      asSaved ? undefined : { days: known, left, before: edits?.before, source: text },
      step === 'step' ? [...past, edits] : past,
    );
  };
  const undo = () => {
    if (run.running) return;
    clear();
    become(past.at(-1), past.slice(0, -1));
  };
  const discardEdits = () => {
    if (!edits || run.running) return;
    become(undefined);
    clear();
    draft.discard(discarded, edits);
  };

  return {
    path,
    days,
    /** The days of the server, on which the edits are based. */
    base,
    source,
    marks,
    /** What a save changes, in words. */
    changes: after ? [...calls.map(callInWords), after.words] : calls.map(callInWords),
    results: run.results,
    running: run.running,
    pausedUntil: run.pausedUntil,
    stop: run.stop,
    /** Why a run could not begin. */
    problem: isUnreadable
      ? $localize`The days of the package could not be read, so nothing can be saved here`
      : (problem ??
        (run.problem &&
          $localize`The itinerary could not be read, so nothing was sent. ${run.problem}:problem:`)),
    /** Sets such a problem before a run. */
    report,
    /** There are changes to save. */
    dirty,
    isUnreadable,
    /** The days differ from the saved ones, if only by a new blank one. */
    touched: edits !== undefined,
    /** The days whose texts may be invalid. */
    toCheck: written.filter((day) => isNew(day) || marks.get(day.key) === 'changed'),
    /** Changes the days, and the text beside them. */
    put,
    edit: (next: readonly Day[], step?: 'step' | 'typing') => put(next, source, step),
    /** Undoes the last step; typing is undone by its field. */
    undo: past.length > 0 ? undo : undefined,
    save,
    /** Puts back what an unfinished save changed; undefined without one. */
    putBack: edits?.before && putBack,
    goesBack,
    discard: discardEdits,
    /** The server's days are not those that the edits were based on. */
    different: different && {
      sent: different.sent,
      useMine: () => {
        clear();
        const now = different.saved;
        become({ days: rebased(days, now), left: [now], before: edits?.before, source });
      },
      takeTheirs: () => {
        showSaved(different.saved);
        discardEdits();
      },
    },
    draft: edits ? undefined : draft.offer,
    guard,
    /** What is lost on leaving: edits that may be partly saved remain as a draft. */
    loss: edits?.before ? $localize`Unsaved changes are kept and offered when you come back.` : undefined,
    leave: () => {
      if (!edits?.before) discardEdits();
    },
  };
};

export type EditedItinerary = ReturnType<typeof useItinerary>;
