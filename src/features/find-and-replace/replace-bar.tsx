import { Button, Text } from '@mantine/core';
import { BusyButton } from '@/components/dialogs/busy-button';
import { useSaveKeys } from '@/components/keys/use-save-keys';
import { RunProgress } from '@/components/run/run-progress';
import { inState } from '@/components/run/run-steps';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import classes from './find.module.css';
import type { ReplacingRun } from './use-replacing';

interface ReplaceBarProps {
  replacing: ReplacingRun;
  /** The number of places that were found, and of ticked ones. */
  places: number;
  ticked: number;
  /** Nothing takes the place of what was found. */
  removes: boolean;
  /** Whether texts are still being read. */
  reading: boolean;
  onTickAll: (ticked: boolean) => void;
}

/** Ticks all places or none, replaces the ticked ones, and says what became of them. */
export const ReplaceBar = (props: ReplaceBarProps) => {
  const { replacing, places, ticked, removes, reading, onTickAll } = props;
  const { run, done, retryable } = replacing;
  const { results, running } = run;
  const disabled = reading || ticked === 0;
  const start = () => {
    if (!running) replacing.replace();
  };
  useSaveKeys(disabled || running ? undefined : start);
  const failed = inState(results, 'failed').length;
  const settled = inState(results, 'done').length + failed;
  const areBack = done.size === 0 && settled > failed;
  const ended = [
    areBack
      ? $localize`All changed back`
      : plural(done.size, { one: $localize`# record changed`, other: $localize`# records changed` }),
    ...(failed > 0 ? [$localize`${formatCount(failed)}:failed: failed`] : []),
  ].join(', ');
  const summary = running
    ? $localize`Replacing ${formatCount(settled)}:settled: of ${formatCount(results.length)}:results:`
    : ended;
  return (
    <div className={classes.bar} role="group" aria-label={$localize`Replace`}>
      {!running && places > 0 && (
        <>
          <Button size="compact-sm" variant="default" onClick={() => onTickAll(true)}>
            {$localize`All`}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => onTickAll(false)}>
            {$localize`:choose nothing|:None`}
          </Button>
        </>
      )}
      <RunProgress
        run={run}
        label={$localize`Replacing`}
        summary={results.length === 0 ? undefined : summary}
        announcement={
          results.length === 0
            ? ''
            : running
              ? $localize`Replacing`
              : inState(results, 'waiting').length > 0
                ? $localize`Stopped: ${ended}:ended:`
                : $localize`Finished: ${ended}:ended:`
        }
        onStop={run.stop}
        {...(retryable.size > 0 && { onRetry: () => replacing.replace(retryable) })}
      />
      {run.problem !== undefined && (
        <Text size="sm" c="danger" role="alert">
          {run.problem}
        </Text>
      )}
      {!running && done.size > 0 && (
        <Button variant="default" onClick={replacing.undo}>
          {$localize`Undo`}
        </Button>
      )}
      {(places > 0 || running) && (
        <BusyButton busy={running} disabled={disabled} color={removes ? 'danger' : undefined} onClick={start}>
          {removes
            ? plural(ticked, { one: $localize`Remove # place`, other: $localize`Remove # places` })
            : plural(ticked, { one: $localize`Replace in # place`, other: $localize`Replace in # places` })}
        </BusyButton>
      )}
    </div>
  );
};
