import { Button, Group, Progress, Text } from '@mantine/core';
import type { ManyDepartures } from '@/domain/departures/many-departures';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';

interface ReadingBarProps {
  reading: Pick<ManyDepartures, 'open' | 'failed' | 'retry'>;
  /** The total number of packages. */
  total: number;
  /** Whether the user stopped it, if that is possible, and how to change that. */
  stopping?: { stopped: boolean; onStop: () => void; onResume: () => void };
  /** What a failure means, as a sentence. */
  failure?: string;
}

/** The progress of reading the departures of many packages, and what failed; nothing once all is done. */
export const ReadingBar = ({ reading, total, stopping, failure = '' }: ReadingBarProps) => {
  const { open, failed, retry } = reading;
  if (open === 0 && failed.length === 0) return null;
  const done = total - open;
  const stopped = stopping?.stopped ?? false;
  return (
    <Group gap="sm" role="group" aria-label={$localize`Reading departures`}>
      {open > 0 && (
        <>
          <Text size="sm" role={stopped || !stopping ? 'status' : undefined}>
            {stopped
              ? $localize`Stopped: ${formatCount(done)}:done: of ${plural(total, { one: $localize`# package`, other: $localize`# packages` })}:packages: read.`
              : $localize`${formatCount(done)}:done: of ${plural(total, { one: $localize`# package`, other: $localize`# packages` })}:packages: read`}
          </Text>
          {!stopped && (
            <Progress
              value={(done / total) * 100}
              flex="1 1 6rem"
              maw={320}
              aria-label={$localize`Reading departures`}
            />
          )}
          {stopping && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={stopped ? stopping.onResume : stopping.onStop}
            >
              {stopped ? $localize`Go on` : $localize`Stop`}
            </Button>
          )}
        </>
      )}
      {failed.length > 0 && (
        <>
          <Text size="sm" c="danger" role="alert">
            {plural(failed.length, {
              one: $localize`The departures of # package could not be read.`,
              other: $localize`The departures of # packages could not be read.`,
            })}{' '}
            {failure}
          </Text>
          <Button size="compact-sm" variant="default" onClick={retry}>
            {$localize`Retry`}
          </Button>
        </>
      )}
    </Group>
  );
};
