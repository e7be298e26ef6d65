import { List } from '@mantine/core';
import { RunProgress } from '@/components/run/run-progress';
import { inState } from '@/components/run/run-steps';
import { formatCount } from '@/lib/formats/formats';
import type { Doing, ReplacingRun } from './use-replacing';

const words: Record<Doing, { label: string; done: string }> = {
  replacing: { label: $localize`Replacing`, done: $localize`replaced` },
  undoing: { label: $localize`Changing back`, done: $localize`changed back` },
  deleting: { label: $localize`Deleting`, done: $localize`deleted` },
};

interface ReplacingStateProps {
  replacing: ReplacingRun;
  /** The keys of the records that still use what is replaced. */
  left: ReadonlySet<string>;
  /** Replaces what is left; undefined while nothing is chosen. */
  onRetry: (() => void) | undefined;
  /** Whether everything was read again since, and something can be started. */
  ready: boolean;
}

/** The progress of a replacing, its undo or the deletion, what became of it, and why some of it failed. */
export const ReplacingState = ({ replacing, left, onRetry, ready }: ReplacingStateProps) => {
  const { run, doing } = replacing;
  const { results, running } = run;
  const { label, done } = words[doing];
  // A write whose answer was lost was carried out after all.
  const isKept = ({ step, state }: (typeof results)[number]) =>
    state === 'failed' && doing === 'replacing' && ready && !left.has(String(step.key));
  const failed = inState(results, 'failed').filter((result) => !isKept(result));
  const settled = [...inState(results, 'done'), ...results.filter(isKept)];
  const isStopped = inState(results, 'waiting').length > 0;
  const others = settled.filter(({ outcome }) => outcome === 'unused' || outcome === 'gone').length;
  const ended = [
    `${formatCount(settled.length - others)} ${done}`,
    ...(failed.length > 0 ? [$localize`${formatCount(failed.length)}:failed: failed`] : []),
    ...(others > 0 ? [$localize`${formatCount(others)}:others: no longer used it`] : []),
  ].join(', ');
  const count = $localize`${label}:label: ${formatCount(settled.length + failed.length)}:settled: of ${formatCount(results.length)}:results:`;
  const retry = { replacing: onRetry, undoing: replacing.undo, deleting: replacing.remove };
  return (
    <>
      <RunProgress
        run={run}
        label={label}
        summary={results.length === 0 ? undefined : running ? count : ended}
        announcement={
          results.length === 0
            ? ''
            : running
              ? `${label} ${formatCount(results.length)}`
              : isStopped
                ? $localize`Stopped: ${ended}:ended:`
                : $localize`Finished: ${ended}:ended:`
        }
        onStop={run.stop}
        {...(ready && failed.length > 0 && retry[doing] && { onRetry: retry[doing] })}
      />
      {!running && doing !== 'replacing' && failed.length > 0 && (
        <List size="sm">
          {failed.map(({ step, reason }) => (
            <List.Item key={step.key}>
              <bdi>{`${step.name}: ${reason ?? ''}`}</bdi>
            </List.Item>
          ))}
        </List>
      )}
    </>
  );
};
