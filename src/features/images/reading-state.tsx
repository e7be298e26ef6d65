import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { IconAlertTriangle, IconPhoto, IconZoomQuestion } from '@tabler/icons-react';
import { RunProgress } from '@/components/run/run-progress';
import { StatePanel } from '@/components/screen/state-panel';
import { clockTime, formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import classes from './images.module.css';
import type { ImageReading } from './use-image-reading';
import type { useLooks } from './use-looks';

const failedText = (count: number) =>
  plural(count, { one: $localize`# part could not be read`, other: $localize`# parts could not be read` });

/** How the reading goes, or when it ended, and what is missing from it. */
export const ReadingBar = ({ reading }: { reading: ImageReading }) => {
  const { run, at, left, failed, done, images, readAgain, resume } = reading;
  const total = run.results.length;
  const isResumable =
    !run.running && run.results.some(({ state }) => state === 'failed' || state === 'waiting');
  return (
    <>
      <div className={classes.bar} role="group" aria-label={$localize`Reading`}>
        {run.running ? (
          <RunProgress
            run={run}
            label={$localize`Reading the images`}
            summary={$localize`${plural(images.length, { one: $localize`# image`, other: $localize`# images` })}:images:, ${formatCount(done)}:done: of ${formatCount(total)}:total: parts read`}
            announcement={$localize`Reading the images`}
            onStop={run.stop}
          />
        ) : (
          <>
            <Text size="sm" fw={500} role="status">
              {plural(images.length, { one: $localize`# image`, other: $localize`# images` })}
            </Text>
            {at !== undefined && (
              <Text size="sm" c="dimmed">
                {left.length > 0
                  ? $localize`Not all was read`
                  : $localize`Read at ${clockTime(at)}:clockTime:`}
              </Text>
            )}
            <Group gap="xs" ms="auto">
              {isResumable && (
                <Button size="xs" onClick={resume}>
                  {failed.length > 0 ? $localize`Retry` : $localize`Go on`}
                </Button>
              )}
              <Button size="xs" variant="default" onClick={readAgain}>
                {$localize`Read again`}
              </Button>
            </Group>
          </>
        )}
      </div>
      {run.problem !== undefined && (
        <Alert color="danger" role="alert" title={$localize`The images could not be read`}>
          {run.problem}
        </Alert>
      )}
      {!run.running && images.length > 0 && failed.length > 0 && (
        <Alert color="danger" role="alert" title={failedText(failed.length)}>
          {failed.map(({ step, reason }) => (
            <Text key={step.key} size="sm">
              <bdi>“{step.name}”</bdi>: {reason}
            </Text>
          ))}
        </Alert>
      )}
    </>
  );
};

/** What stands in the place of the images while there are none. */
export const NoImages = ({
  reading: { run, failed, at, resume },
  found,
}: {
  reading: ImageReading;
  found: number;
}) => {
  if (run.running || (at === undefined && run.problem === undefined))
    return <Skeleton h={420} role="status" aria-label={$localize`Loading the images`} />;
  if (found > 0)
    return (
      <StatePanel icon={<IconZoomQuestion size={22} />} title={$localize`No images match`}>
        {$localize`Other words or another choice may find them.`}
      </StatePanel>
    );
  if (run.problem !== undefined) return null;
  const [first] = failed;
  if (first)
    return (
      <div role="alert">
        <StatePanel
          icon={<IconAlertTriangle size={22} />}
          title={$localize`Could not load the images`}
          action={
            <Button variant="default" mt="xs" onClick={resume}>
              {$localize`Retry`}
            </Button>
          }
        >
          {first.reason}
        </StatePanel>
      </div>
    );
  return (
    <StatePanel icon={<IconPhoto size={22} />} title={$localize`No images yet`}>
      {$localize`The images of packages, homestays, hotels and all other pages are listed here once they have some.`}
    </StatePanel>
  );
};

/** Looks at all images, which loads them, for what only that can tell. */
export const LooksBar = ({
  looks: { run, open, closed, settled, lookAtAll },
}: {
  looks: ReturnType<typeof useLooks>;
}) => (
  <div className={classes.bar} role="group" aria-label={$localize`Sizes and twins`}>
    {run.running ? (
      <RunProgress
        run={run}
        label={$localize`Looking at the images`}
        summary={$localize`${formatCount(settled)}:settled: of ${plural(run.results.length, { one: $localize`# image`, other: $localize`# images` })}:images: looked at`}
        announcement={$localize`Looking at the images`}
        onStop={run.stop}
      />
    ) : (
      <>
        {open > 0 && (
          <>
            <Button size="xs" variant="default" onClick={lookAtAll}>
              {$localize`Measure all`}
            </Button>
            <Text size="sm" c="dimmed">
              {plural(open, {
                one: $localize`Loads # image to find what is too small, broken, or looks like another.`,
                other: $localize`Loads # images to find what is too small, broken, or looks like another.`,
              })}
            </Text>
          </>
        )}
        {closed > 0 && (
          <Text size="sm" c="dimmed">
            {plural(closed, {
              one: $localize`# image is on a host that lets nobody read its pixels, so it is compared by its address alone.`,
              other: $localize`# images are on hosts that let nobody read their pixels, so they are compared by their addresses alone.`,
            })}
          </Text>
        )}
      </>
    )}
  </div>
);
