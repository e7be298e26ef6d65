import { useEffect, useRef, useState } from 'react';
import { Button, Collapse, Text } from '@mantine/core';
import { RunProgress } from '@/components/run/run-progress';
import { inState, isUnfinished } from '@/components/run/run-steps';
import { DimmedText } from '@/components/text/dimmed-text';
import { formatCount } from '@/lib/formats/formats';
import { ChangeList } from './change-list';
import classes from './itinerary.module.css';
import type { PlanCall } from './plan';
import { ShowChanges, UndoStep } from './plan-bar-buttons';
import type { usePlanRun } from './use-plan-run';
import { callInWords, countChanges, stepLabels } from './words';

interface PlanBarProps {
  /** The calls of a save. */
  calls: readonly PlanCall[];
  /** The progress of the last save; without results before the first. */
  run: Pick<ReturnType<typeof usePlanRun>, 'results' | 'running' | 'pausedUntil' | 'problem'>;
  /** Undoes the last step; undefined if there is none. */
  onUndo: (() => void) | undefined;
  onSave: () => void;
  onDiscard: () => void;
}

const summary = ({ calls, run: { results, running } }: Pick<PlanBarProps, 'calls' | 'run'>) => {
  const settled = results.filter((result) => !isUnfinished(result)).length;
  if (running)
    return results.length === 0
      ? $localize`Reading the itinerary again`
      : $localize`Saving change ${formatCount(Math.min(settled + 1, results.length))}:min: of ${formatCount(results.length)}:results:`;
  return inState(results, 'failed').length > 0
    ? $localize`Stopped: ${formatCount(settled)}:settled: of ${formatCount(results.length)}:results: changes saved`
    : countChanges(calls.length);
};

/** The differences from the saved itinerary, as the calls of a save, with their results. */
export const PlanBar = ({ calls, run, onUndo, onSave, onDiscard }: PlanBarProps) => {
  const [shown, setShown] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const { results, running, problem } = run;
  const [failed] = inState(results, 'failed');
  const rows =
    results.length > 0
      ? results.map(({ step, state }) => ({ text: callInWords(step.call), label: stepLabels[state] }))
      : calls.map((call) => ({ text: callInWords(call) }));

  useEffect(() => {
    // The focused button disappears during calls.
    if (running) bar.current?.focus({ preventScroll: true });
  }, [running]);

  return (
    <div
      ref={bar}
      tabIndex={-1}
      role="group"
      aria-label={$localize`Unsaved itinerary`}
      className={classes.bar}
    >
      <RunProgress
        run={run}
        label={$localize`Saving the itinerary`}
        summary={summary({ calls, run })}
        announcement={
          running ? $localize`Saving the itinerary` : $localize`The itinerary has unsaved changes`
        }
        onRetry={onSave}
      >
        <ShowChanges shown={shown} onShow={setShown} />
        {!running && (
          <>
            <UndoStep onUndo={onUndo} />
            <Button size="xs" variant="default" onClick={onDiscard}>
              {$localize`Discard`}
            </Button>
            {!failed && (
              <Button size="xs" onClick={onSave}>
                {$localize`Save`}
              </Button>
            )}
          </>
        )}
      </RunProgress>
      {!running && failed && (
        <div role="alert" dir="auto">
          <Text size="sm" c="danger">
            {callInWords(failed.step.call)}: {failed.reason}
          </Text>
          <DimmedText>
            {$localize`The other changes wait, so that nothing is overwritten. Retry reads the itinerary first and saves nothing twice.`}
          </DimmedText>
        </div>
      )}
      {!running && problem && (
        <Text size="sm" c="danger" role="alert" dir="auto">
          {problem}
        </Text>
      )}
      <Collapse expanded={shown}>
        <ChangeList rows={rows} />
      </Collapse>
    </div>
  );
};
