import { Button, Skeleton, Text } from '@mantine/core';
import { IconPhoto, IconZoomQuestion } from '@tabler/icons-react';
import { ReadState } from '@/components/run/read-state';
import { RunProgress } from '@/components/run/run-progress';
import { StatePanel } from '@/components/screen/state-panel';
import { clockTime, formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import classes from './images.module.css';
import type { ImageReading } from './use-image-reading';
import type { useLooks } from './use-looks';

const imageCount = (images: readonly unknown[]) =>
  plural(images.length, { one: $localize`# image`, other: $localize`# images` });

/** How the reading goes, or when it ended, and what is missing from it. */
export const ReadingBar = ({
  reading: { run, at, isWhole, images, readAgain },
}: {
  reading: ImageReading;
}) => (
  <>
    <div className={classes.bar} role="group" aria-label={$localize`Reading`}>
      <Text size="sm" fw={500} role="status">
        {run.running && images.length === 0 ? '' : imageCount(images)}
      </Text>
      {at !== undefined && (
        <>
          <Text size="sm" c="dimmed">
            {isWhole ? $localize`Read at ${clockTime(at)}:clockTime:` : $localize`Not all was read`}
          </Text>
          <Button size="xs" variant="default" ms="auto" onClick={readAgain}>
            {$localize`Read again`}
          </Button>
        </>
      )}
    </div>
    <ReadState run={run} announcement={$localize`Reading the images`} onReadAgain={readAgain} />
  </>
);

/** What stands in the place of the images while there are none. */
export const NoImages = ({ reading: { run, at }, found }: { reading: ImageReading; found: number }) => {
  if (run.running || (at === undefined && run.problem === undefined))
    return <Skeleton h={420} role="status" aria-label={$localize`Loading the images`} />;
  if (found > 0)
    return (
      <StatePanel icon={<IconZoomQuestion size={22} />} title={$localize`No images match`}>
        {$localize`Other words or another choice may find them.`}
      </StatePanel>
    );
  if (run.problem !== undefined || run.unread.length > 0) return null;
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
