import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button, Group, Progress, Text, VisuallyHidden } from '@mantine/core';
import { onSessionEnd } from '@/api/session';
import { clearNotice, notifyError, SESSION_END } from '@/components/notices/notices';
import { formatCount } from '@/lib/formats/formats';
import { pausedText } from './at-its-pace';
import { inState, type Step } from './run-steps';
import type { Run } from './use-run';

interface RunProgressProps<S extends Step> {
  run: Pick<Run<S>, 'results' | 'running' | 'pausedUntil'>;
  /** What is running: "Deleting". */
  label: string;
  /** The progress as text; nothing is shown if undefined. */
  summary: string | undefined;
  /** Announced instead of the summary, which changes with each step. */
  announcement: string | undefined;
  onStop?: () => void;
  /** Retries the failed steps. */
  onRetry?: () => void;
  retryLabel?: string;
  /** Runs the steps that have not begun. */
  onContinue?: () => void;
  /** Further actions. */
  children?: ReactNode;
}

/**
 * The progress of a run, with a bar while it is running, and buttons to stop it and to retry failed steps. If the end
 * of the session interrupts it, a notice remains for the user who signs in again.
 */
export const RunProgress = <S extends Step>(props: RunProgressProps<S>) => {
  const {
    run,
    label,
    summary,
    announcement,
    onStop,
    onRetry,
    retryLabel = $localize`Retry`,
    onContinue,
    children,
  } = props;
  const { results, running, pausedUntil } = run;
  const waiting = inState(results, 'waiting').length;
  const open = waiting + inState(results, 'running').length;
  const retryable = !running && inState(results, 'failed').length > 0;
  const sayCutOff = useEffectEvent(() => {
    if (!running || summary === undefined) return;
    // This notice replaces the one about the session.
    clearNotice(SESSION_END);
    notifyError(
      $localize`Your session ended at “${summary}:summary:”. Check what was done before you start it again.`,
    );
  });
  useEffect(() => onSessionEnd(({ reason }) => reason === 'expired' && sayCutOff()), []);
  const text = (
    <Text size="sm" fw={500} component="span">
      {summary}
    </Text>
  );
  const pause = pausedUntil !== undefined && <Text size="sm">{pausedText(pausedUntil)}</Text>;
  const isSeen = pause || announcement === undefined;
  return (
    // Mounted but out of the layout while empty: a live region that mounts with its text may not be announced.
    <Group gap="sm" flex={1} justify="space-between" pos={summary === undefined ? 'absolute' : undefined}>
      <div role="status" style={isSeen ? undefined : { position: 'absolute' }}>
        {pause || (announcement === undefined ? text : <VisuallyHidden>{announcement}</VisuallyHidden>)}
      </div>
      {summary !== undefined && (
        <>
          {(announcement !== undefined || pause) && text}
          {running && (
            <Progress
              value={results.length === 0 ? 0 : (1 - open / results.length) * 100}
              flex="1 1 6rem"
              aria-label={label}
            />
          )}
          <Group gap="xs" ms="auto">
            {children}
            {!running && waiting > 0 && onContinue && (
              <Button size="xs" variant={retryable ? 'default' : 'filled'} onClick={onContinue}>
                {$localize`Continue with ${formatCount(waiting)}:waiting:`}
              </Button>
            )}
            {running && onStop && (
              <Button size="xs" variant="default" onClick={onStop}>
                {$localize`Stop`}
              </Button>
            )}
            {retryable && onRetry && (
              <Button size="xs" onClick={onRetry}>
                {retryLabel}
              </Button>
            )}
          </Group>
        </>
      )}
    </Group>
  );
};
