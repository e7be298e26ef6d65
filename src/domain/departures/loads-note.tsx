import { Button, Group } from '@mantine/core';
import { DimmedText } from '@/components/text/dimmed-text';
import { shareInWords } from '@/domain/bookings/booking-pages';
import type { useLoads } from '@/domain/bookings/use-loads';

/** What is unknown about the bookings, with an action; null if nothing is. */
export const LoadsNote = ({ loads }: { loads: ReturnType<typeof useLoads> }) => {
  const { failed, undated, share, pending, retry, readAll } = loads;
  if (!failed && !undated && !share) return null;
  return (
    <Group gap="xs" role="status">
      <DimmedText>
        {failed
          ? $localize`The bookings could not be read.`
          : undated
            ? $localize`The bookings do not say with which departure they travel.`
            : share && shareInWords(share)}
      </DimmedText>
      {failed && (
        <Button size="compact-sm" variant="subtle" onClick={retry}>
          {$localize`Retry`}
        </Button>
      )}
      {!failed && !undated && (
        <Button size="compact-sm" variant="subtle" aria-busy={pending} onClick={readAll}>
          {$localize`Read all`}
        </Button>
      )}
    </Group>
  );
};
