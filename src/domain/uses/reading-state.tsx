import { Button, Group, Text } from '@mantine/core';
import { RunProgress } from '@/components/run/run-progress';
import { inState, isUnfinished } from '@/components/run/run-steps';
import { formatCount, joinedByAnd } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import type { useReading } from './use-reading';

interface ReadingStateProps {
  reading: ReturnType<typeof useReading>;
  /** The records in a sentence. */
  what: string;
  several: boolean;
}

/** How far the reading of what uses records has come, what uses none, and what is not known. */
export const ReadingState = ({ reading, what, several }: ReadingStateProps) => {
  const { run, uses = [], silent } = reading;
  const { results, running } = run;
  const read = results.filter((result) => !isUnfinished(result)).length;
  const it = several ? 'them' : 'it';
  const [failure] = inState(results, 'failed');
  const kindsThat = (isMeant: (use: (typeof uses)[number]) => boolean) =>
    joinedByAnd(uses.filter(isMeant).map(({ nouns }) => nouns.other));
  const unread = kindsThat(({ use, isWhole }) => !use.fixed && !isWhole);
  const unseen = kindsThat(({ use, count }) => use.fixed === true && count === undefined);
  const none = kindsThat(({ count }) => count === 0);
  const isFree = uses.length > 0 && uses.every(({ count }) => count === 0);
  const summary = $localize`Reading ${formatCount(read)}:read: of ${formatCount(results.length)}:results: ${reading.reading}:reading:`;
  return (
    <>
      <RunProgress
        run={run}
        label={$localize`Reading`}
        summary={running ? summary : undefined}
        announcement={running ? $localize`Looking for what uses ${what}:what:` : ''}
        onStop={run.stop}
      />
      {!running && reading.uses && (
        <div role="status">
          {isFree && <Text size="sm">{$localize`Nothing uses ${what}:what:.`}</Text>}
          {!isFree && none !== '' && <Text size="sm">{$localize`No ${none}:none: use ${it}:it:.`}</Text>}
          {unseen !== '' && (
            <Text size="sm">{$localize`Not known: how many ${unseen}:unseen: use ${it}:it:.`}</Text>
          )}
          {unread !== '' && (
            <Group gap="xs">
              <Text size="sm">{$localize`Could not be read whole: ${unread}:unread:. ${failure?.reason ?? ''}:reason:`}</Text>
              <Button size="compact-sm" variant="default" onClick={reading.read}>
                {$localize`Read again`}
              </Button>
            </Group>
          )}
          {silent > 0 && (
            <Group gap="xs">
              <Text size="sm">
                {plural(silent, {
                  one: $localize`Not known of # record, as lists do not show it.`,
                  other: $localize`Not known of # records, as lists do not show it.`,
                })}
              </Text>
              <Button size="compact-sm" variant="default" onClick={reading.readSilent}>
                {plural(silent, {
                  one: $localize`Read # record`,
                  other: $localize`Read # records one by one`,
                })}
              </Button>
            </Group>
          )}
        </div>
      )}
    </>
  );
};
