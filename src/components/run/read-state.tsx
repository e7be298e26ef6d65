import { Alert, Button, Text } from '@mantine/core';
import { formatCount } from '@/lib/formats/formats';
import { RunProgress } from './run-progress';
import { inState, isUnfinished } from './run-steps';
import type { ReadRun } from './use-read-run';

/** So many of what was not read are named. */
const NAMED = 5;

interface ReadStateProps<Found> {
  run: ReadRun<Found>;
  /** Announced while it reads: "Reading the texts". */
  announcement: string;
  /** Reads all again, where nothing can be resumed. */
  onReadAgain: () => void;
}

/** How far a reading has come, and what could not be read. */
export const ReadState = <Found,>({ run, announcement, onReadAgain }: ReadStateProps<Found>) => {
  const { results, running, problem, unread, isResumable } = run;
  const read = results.filter((result) => !isUnfinished(result)).length;
  const hasFailed = inState(results, 'failed').length > 0;
  return (
    <>
      <RunProgress
        run={run}
        label={$localize`Reading`}
        summary={
          running
            ? $localize`Reading ${formatCount(read)}:read: of ${formatCount(results.length)}:results:`
            : undefined
        }
        announcement={running ? announcement : ''}
        onStop={run.stop}
      />
      {!running && (unread.length > 0 || problem !== undefined) && (
        <Alert color="warning" role="alert" title={$localize`Not all was read`}>
          {problem}
          {unread.slice(0, NAMED).map(({ key, name, reason }) => (
            <Text key={key} size="sm">
              <bdi>{name}</bdi>: {reason}
            </Text>
          ))}
          {unread.length > NAMED && (
            <Text size="sm">{$localize`and ${formatCount(unread.length - NAMED)}:unread: more`}</Text>
          )}
          <Button
            size="compact-sm"
            variant="default"
            mt="xs"
            onClick={isResumable ? run.resume : onReadAgain}
          >
            {isResumable ? (hasFailed ? $localize`Retry` : $localize`Go on`) : $localize`Read again`}
          </Button>
        </Alert>
      )}
    </>
  );
};
