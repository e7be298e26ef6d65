import { Skeleton, Title } from '@mantine/core';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { useScreenRead } from '@/components/records/use-screen-read';
import { DimmedText } from '@/components/text/dimmed-text';
import dashboard from '@/features/dashboard/dashboard.module.css';
import type { BookingSums } from '@/features/dashboard/reading/booking-sums';
import { useHomeReading } from '@/features/dashboard/reading/home-reading';

const LoadedPlots = ({ sums }: { sums: BookingSums }) => {
  // Loads after the tasks.
  const chunk = useChunk(() => import('./plots'), useScreenRead());
  if (chunk.state === 'ready') return <chunk.module.Plots sums={sums} />;
  if (chunk.state === 'failed')
    return <ChunkLost chunk={chunk}>{$localize`The plots could not be loaded.`}</ChunkLost>;
  return (
    <div className={dashboard.plots} role="status" aria-label={$localize`Loading the plots`}>
      <Skeleton height={300} />
      <Skeleton height={300} />
    </div>
  );
};

const why = {
  undated: $localize`No booking has a travel date that can be read, so there is nothing to plot.`,
  unfinished: $localize`The server does not order bookings by travel date, so plots need all of them, which were not all read.`,
} as const;

/** The plots of the last reading, or why there are none. */
export const PlotSection = () => {
  const bookings = useHomeReading()?.bookings;
  if (!bookings) return null;
  return (
    <section className={dashboard.column} aria-labelledby="plots">
      <Title order={2} size="h3" mt="xs" id="plots">
        {$localize`Bookings and money`}
      </Title>
      {typeof bookings === 'string' ? (
        <DimmedText>{why[bookings]}</DimmedText>
      ) : (
        <LoadedPlots sums={bookings} />
      )}
    </section>
  );
};
