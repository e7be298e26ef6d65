import { useState } from 'react';
import { useDialogDraft } from '@/components/form-page/use-dialog-draft';
import { useLeaveGuard } from '@/components/form-page/use-leave-guard';
import { useLatest } from '@/components/hooks/use-latest';
import { isUnfinished, type StepResult } from '@/components/run/run-steps';
import { useBatch } from '@/components/run/use-batch';
import { DayText } from '@/components/text/day-text';
import { CreateDepartureBody } from '@/generated/zod/departures/departures';
import { validationErrors } from '@/lib/values/validation';
import { type CreateDeparture, createDepartures, type DepartureKey } from './create-departures';
import { departureBody } from './departures';
import { isFilledIn, type SeasonInput } from './season';

interface SeasonOptions<Input extends SeasonInput> {
  empty: Input;
  /** The fields that hold no input by themselves, as they are in the empty one. */
  aside?: Partial<Input>;
  /** Where and as what the input is kept as a draft: see `useDialogDraft`. */
  label: string;
  at?: string;
  /** Called when the input of an earlier visit, or what was discarded, is put back. */
  onRestore?: () => void;
  /** Another guard asks before the screen is left. */
  asksAlready?: () => boolean;
  /** What leaving means for input, if it is kept for the next visit, and not discarded. */
  loss?: string;
}

const dayOf = ({ step: { date } }: StepResult<CreateDeparture>) => <DayText date={date} weekday />;

/** A season, displayed or not: its input with a draft, its run, and what is asked before either is left. */
export const useSeason = <Input extends SeasonInput>(options: SeasonOptions<Input>) => {
  const { empty, aside, label, at, onRestore, asksAlready, loss } = options;
  const [input, setInput] = useState(empty);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const run = useBatch<CreateDeparture>('season');
  const started = run.results.length > 0;
  const unfinished = started
    ? run.busy || (!run.isUndone && run.results.some(isUnfinished))
    : isFilledIn({ ...input, ...aside }, empty);
  const latest = useLatest(unfinished);
  const guard = useLeaveGuard('season', unfinished, {
    isDirty: () => (run.isRunning() || latest.current) && !asksAlready?.(),
  });
  const { offer, discard, drop } = useDialogDraft({
    label,
    at,
    initial: empty,
    unsent: unfinished ? input : undefined,
    restore: (kept) => {
      setInput(kept);
      onRestore?.();
    },
  });

  /** Begins again without input, which can be restored if nothing was created yet. */
  const end = () => {
    if (started) drop();
    else if (unfinished) discard($localize`The plan of the season was discarded.`, input);
    if (run.isRunning()) return;
    run.clear();
    setInput(empty);
    setErrors({});
  };

  return {
    input,
    /** The error messages of the offer, by the field's name in the API. */
    errors,
    change: (changes: Partial<Input>) => setInput((before) => ({ ...before, ...changes })),
    /** The draft of an earlier visit. */
    offer,
    started,
    busy: run.busy,
    /** Creates the departures, if the offer is valid; `nameOf` names their packages. */
    create: (places: readonly DepartureKey[], nameOf?: (packageId: number) => string) => {
      const found = validationErrors(CreateDepartureBody, departureBody(places[0]?.date ?? '', input.offer));
      setErrors(found);
      if (Object.keys(found).length > 0) return;
      const { operations, begin } = createDepartures(places, input.offer, nameOf);
      run.start(operations, { begin });
    },
    end,
    /** For `BatchResults`. */
    results: { batch: run, label: $localize`Creating departures`, nameOf: dayOf },
    /** For `LeaveDialog`. */
    leaving: {
      guard,
      loss,
      rest: started
        ? $localize`The departures that were created stay; the others are not created.`
        : undefined,
      onLeave: () => {
        if (started || loss === undefined) end();
      },
    },
  };
};

export type Season<Input extends SeasonInput> = ReturnType<typeof useSeason<Input>>;
