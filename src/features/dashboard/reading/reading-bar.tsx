import { Button, Group, Progress, Text } from '@mantine/core';
import { pausedText } from '@/components/run/at-its-pace';
import classes from '@/features/dashboard/dashboard.module.css';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { type HomeReading, useHomeReading } from './home-reading';
import { ReadAt } from './read-at';
import type { Reading } from './use-reading';

/** The gaps of the last reading, as sentences. */
const gapsOf = ({ parts, done, failures, failed }: HomeReading): string[] => {
  const left = parts - done - failures;
  return [
    ...(left > 0
      ? [
          plural(done, {
            one: $localize`# part of ${formatCount(parts)}:parts: was read.`,
            other: $localize`# parts of ${formatCount(parts)}:parts: were read.`,
          }),
        ]
      : []),
    ...(failures > 0
      ? [
          `${plural(failures, { one: $localize`# part could not be read`, other: $localize`# parts could not be read` })}: ${failed
            .map(({ what, reason }) => `${what} (${reason})`)
            .join(', ')}`,
        ]
      : []),
  ];
};

const Going = ({ reading: { counted, done, total, pausedUntil } }: { reading: Reading }) => (
  <div className={classes.progress}>
    <Progress value={counted ? (done / total) * 100 : 0} aria-label={$localize`Reading everything`} />
    <Text size="xs" c="dimmed" role="status">
      <bdi>
        {counted
          ? $localize`${formatCount(done)}:done: of ${formatCount(total)}:total: parts read`
          : $localize`Counting what to read`}
      </bdi>
    </Text>
    {pausedUntil !== undefined && (
      <Text size="xs" role="status">
        {pausedText(pausedUntil)}
      </Text>
    )}
  </div>
);

const Last = ({ last }: { last: HomeReading }) => (
  <div>
    <ReadAt at={last.at} />
    {gapsOf(last).map((text) => (
      <Text key={text} size="xs" c="dimmed">
        {text}
      </Text>
    ))}
  </div>
);

/** The button that reads everything at once, its progress, and the time of the last reading. */
export const ReadingBar = ({ reading }: { reading: Reading }) => {
  const last = useHomeReading();
  const { running, unasked, waiting, failed, problem, refresh, resume, stop } = reading;
  const left = waiting || failed;
  return (
    <Group gap="sm" ms="auto">
      {running ? <Going reading={reading} /> : last && <Last last={last} />}
      {problem !== undefined && (
        <Text size="xs" role="alert">
          {problem}
        </Text>
      )}
      <Group gap="xs">
        {running && (
          <Button variant="default" onClick={stop}>
            {$localize`Stop`}
          </Button>
        )}
        {!running && left && (
          <Button onClick={resume}>{waiting ? $localize`Go on` : $localize`Retry`}</Button>
        )}
        {(!running || unasked) && (
          <Button variant="default" onClick={refresh}>
            {$localize`Refresh`}
          </Button>
        )}
      </Group>
    </Group>
  );
};
