import { Button, Group, Progress, Text } from '@mantine/core';
import type { ManyDepartures } from '@/domain/departures/many-departures';
import { counted } from '@/lib/text/plural';

interface ReadingBarProps {
  reading: Pick<ManyDepartures, 'open' | 'failed' | 'retry'>;
  /** The total number of packages. */
  total: number;
  /** The user stopped it. */
  stopped: boolean;
  onStop: () => void;
  onResume: () => void;
}

/** The progress of reading the departures of many packages, and what failed; nothing once all is done. */
export const ReadingBar = ({ reading, total, stopped, onStop, onResume }: ReadingBarProps) => {
  const { open, failed, retry } = reading;
  if (open === 0 && failed.length === 0) return null;
  const done = total - open;
  return (
    <Group gap="sm" role="group" aria-label="Reading departures">
      {open > 0 && (
        <>
          <Text size="sm" role={stopped ? 'status' : undefined}>
            {stopped
              ? `Stopped: ${done} of ${counted(total, 'package', 'packages')} read.`
              : `${done} of ${counted(total, 'package', 'packages')} read`}
          </Text>
          {!stopped && (
            <Progress
              value={(done / total) * 100}
              flex="1 1 6rem"
              maw={320}
              aria-label="Reading departures"
            />
          )}
          <Button size="compact-sm" variant="default" onClick={stopped ? onResume : onStop}>
            {stopped ? 'Go on' : 'Stop'}
          </Button>
        </>
      )}
      {failed.length > 0 && (
        <>
          <Text size="sm" c="danger" role="alert">
            {`The departures of ${counted(failed.length, 'package', 'packages')} could not be read.`}
          </Text>
          <Button size="compact-sm" variant="default" onClick={retry}>
            Retry
          </Button>
        </>
      )}
    </Group>
  );
};
