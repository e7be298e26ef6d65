import { useEffect, useRef, useState } from 'react';
import { Button, Collapse, Text } from '@mantine/core';
import { RunProgress } from '@/components/run/run-progress';
import { inState, isUnfinished } from '@/components/run/run-steps';
import { ChangeList } from '@/features/packages/itinerary/change-list';
import bar from '@/features/packages/itinerary/itinerary.module.css';
import { ShowChanges, UndoStep } from '@/features/packages/itinerary/plan-bar-buttons';
import { callInWords, type Label, stepLabels } from '@/features/packages/itinerary/words';
import { formatCount, joinedByAnd } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import type { SaveResult } from './run-save';
import type { VendorText } from './use-vendor-text';
import { listInWords } from './words';

interface SaveBarProps {
  vendor: VendorText;
  onSave: () => void;
}

/** What a save writes, in words: both lists are one change, as they are saved by one call. */
const changesOf = ({ calls, changedLists, lists, work: { read } }: VendorText): string[] => [
  ...calls.map(callInWords),
  ...(read && changedLists.length > 0
    ? [joinedByAnd(changedLists.map((name) => listInWords(name, read.edited[name], lists[name])))]
    : []),
];

/** The steps of a run in words, with their results. */
export const resultRows = (results: readonly SaveResult[]): { text: string; label: Label }[] =>
  results.map(({ step, state }) => ({
    text: step.call ? callInWords(step.call) : $localize`Change the inclusions and exclusions`,
    label: stepLabels[state],
  }));

const summaryOf = (
  results: readonly SaveResult[],
  { running, isBack }: { running: boolean; isBack: boolean },
) => {
  const done = results.filter((result) => !isUnfinished(result)).length;
  const [settled, current, all] = [done, Math.min(done + 1, results.length), results.length].map(formatCount);
  if (running && results.length === 0) return $localize`Reading the package again`;
  if (running)
    return isBack
      ? $localize`Changing back ${current}:current: of ${all}:all:`
      : $localize`Saving change ${current}:current: of ${all}:all:`;
  return isBack
    ? $localize`Stopped: ${settled}:settled: of ${all}:all: changes changed back`
    : $localize`Stopped: ${settled}:settled: of ${all}:all: changes saved`;
};

/** The changes that a save makes, its progress, and the ways on after a failure or a stop. */
export const SaveBar = ({ vendor, onSave }: SaveBarProps) => {
  const { run, undo: back } = vendor.run;
  const [shown, setShown] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const running = vendor.run.running;
  const isBack = back.running || back.results.length > 0;
  const current = isBack ? back : run;
  const [failed] = inState(current.results, 'failed');
  const changes = changesOf(vendor);
  const begun = current.results.length > 0;
  const problem = back.problem ?? run.problem;
  const again = isBack ? vendor.back : onSave;

  useEffect(() => {
    // The focused button disappears during calls.
    if (running) box.current?.focus({ preventScroll: true });
  }, [running]);

  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={$localize`Changes to save`} className={bar.bar}>
      <RunProgress
        run={current}
        label={isBack ? $localize`Changing it back` : $localize`Saving the itinerary`}
        summary={
          begun || running
            ? summaryOf(current.results, { running, isBack })
            : plural(changes.length, { one: $localize`# change`, other: $localize`# changes` })
        }
        announcement={running ? $localize`Saving the itinerary` : undefined}
        onStop={current.stop}
        onRetry={again}
        onContinue={failed ? undefined : again}
      >
        {(changes.length > 0 || begun) && <ShowChanges shown={shown} onShow={setShown} />}
        {!running && (
          <>
            <UndoStep onUndo={vendor.undo} />
            {begun && vendor.run.saved > 0 ? (
              <Button size="xs" variant="default" onClick={vendor.back}>
                {$localize`Change back what was saved`}
              </Button>
            ) : (
              <Button size="xs" variant="default" onClick={vendor.discard}>
                {$localize`Discard`}
              </Button>
            )}
            {!begun && (
              <Button size="xs" disabled={!vendor.isReady} onClick={onSave}>
                {$localize`Save`}
              </Button>
            )}
          </>
        )}
      </RunProgress>
      {!running && failed && (
        <Text size="sm" c="danger" role="alert" dir="auto">
          {failed.step.call ? callInWords(failed.step.call) : $localize`Inclusions and exclusions`}:{' '}
          {failed.reason}
          {$localize` The other changes wait. Retry reads the package first and saves nothing twice.`}
        </Text>
      )}
      {!running && problem !== undefined && (
        <Text size="sm" c="danger" role="alert" dir="auto">
          {$localize`The package could not be read, so nothing was sent. ${problem}:problem:`}
        </Text>
      )}
      <Collapse expanded={shown}>
        <ChangeList rows={begun ? resultRows(current.results) : changes.map((text) => ({ text }))} />
      </Collapse>
    </div>
  );
};
