import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button, Group, Progress, Text, VisuallyHidden } from '@mantine/core';
import { onSessionEnd } from '@/api/session';
import { clearNotice, notifyError, SESSION_END } from '@/components/notices';
import { inState, type Step } from './run-steps';
import type { Run } from './use-run';

interface RunProgressProps<S extends Step> {
  run: Pick<Run<S>, 'results' | 'running'>;
  /** What is going on: "Deleting". */
  label: string;
  /** How far it has come; nothing is shown without. */
  summary: string | undefined;
  /** What is read out instead of the summary, which changes with each step. */
  announcement: string | undefined;
  onStop?: () => void;
  /** Runs again what failed. */
  onRetry?: () => void;
  retryLabel?: string;
  /** What else can be done. */
  children?: ReactNode;
}

/**
 * How far a run has come, with a bar while it is going on, and the ways to stop it and to retry what failed. One that the end
 * of the session cuts off leaves a notice, to be seen by whoever has signed in again.
 */
export const RunProgress = <S extends Step>(props: RunProgressProps<S>) => {
  const { run, label, summary, announcement, onStop, onRetry, retryLabel = 'Retry', children } = props;
  const { results, running } = run;
  const open = inState(results, 'waiting').length + inState(results, 'running').length;
  const retryable = !running && inState(results, 'failed').length > 0;
  const sayCutOff = useEffectEvent(() => {
    if (!running || summary === undefined) return;
    // This says it, too.
    clearNotice(SESSION_END);
    notifyError(`Your session ended at “${summary}”. Check what was done before you start it again.`);
  });
  useEffect(() => onSessionEnd(({ reason }) => reason === 'expired' && sayCutOff()), []);
  const text = (
    <Text size="sm" fw={500} component="span">
      {summary}
    </Text>
  );
  return (
    // Out of the way, but there, while nothing is shown: a region that comes with its text may not be read out.
    <Group gap="sm" flex={1} justify="space-between" pos={summary === undefined ? 'absolute' : undefined}>
      <div role="status" style={announcement === undefined ? undefined : { position: 'absolute' }}>
        {announcement === undefined ? text : <VisuallyHidden>{announcement}</VisuallyHidden>}
      </div>
      {summary !== undefined && (
        <>
          {announcement !== undefined && text}
          {running && (
            <Progress
              value={results.length === 0 ? 0 : (1 - open / results.length) * 100}
              flex="1 1 6rem"
              aria-label={label}
            />
          )}
          <Group gap="xs" ms="auto">
            {children}
            {running && onStop && (
              <Button size="xs" variant="default" onClick={onStop}>
                Stop
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
