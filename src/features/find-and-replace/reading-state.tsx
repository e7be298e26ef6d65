import { Alert, Button, Text } from '@mantine/core';
import { RunProgress } from '@/components/run/run-progress';
import { isUnfinished } from '@/components/run/run-steps';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import type { TextsRead } from './use-texts';

/** So many of what was not read are named. */
const NAMED = 5;

interface ReadingStateProps {
  texts: TextsRead;
  onReadAgain: () => void;
}

/** How far the reading has come, and what could not be read. */
export const ReadingState = ({ texts, onReadAgain }: ReadingStateProps) => {
  const { run, reading, unread } = texts;
  const read = run.results.filter((result) => !isUnfinished(result)).length;
  const summary = $localize`Reading ${formatCount(read)}:read: of ${formatCount(run.results.length)}:results: ${reading}:reading:`;
  return (
    <>
      <RunProgress
        run={run}
        label={$localize`Reading`}
        summary={run.running ? summary : undefined}
        announcement={run.running ? $localize`Reading the texts` : ''}
        onStop={run.stop}
      />
      {!run.running && unread.length > 0 && (
        <Alert
          color="warning"
          role="alert"
          title={plural(unread.length, {
            one: $localize`# could not be read whole: there may be more places`,
            other: $localize`# could not be read whole: there may be more places`,
          })}
        >
          {unread.slice(0, NAMED).map(({ name, reason }) => (
            <Text key={name} size="sm">
              <bdi>{name}</bdi>: {reason}
            </Text>
          ))}
          {unread.length > NAMED && (
            <Text size="sm">{$localize`and ${formatCount(unread.length - NAMED)}:unread: more`}</Text>
          )}
          <Button size="compact-sm" variant="default" mt="xs" onClick={onReadAgain}>
            {$localize`Read again`}
          </Button>
        </Alert>
      )}
    </>
  );
};
