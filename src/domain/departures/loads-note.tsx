import { Button, Group } from '@mantine/core';
import { Quiet } from '@/components/quiet';
import type { useLoads } from '@/domain/bookings/use-loads';
import { counted, plural } from '@/lib/plural';

const shareInWords = ({ read, of }: { read: number; of: number | undefined }) =>
  of === undefined
    ? `Only the first ${counted(read, 'booking was', 'bookings were')} read: there may be more.`
    : `${plural(read, { other: '#' })} of about ${counted(of, 'booking was', 'bookings were')} read: there may be more.`;

/** What is unknown about the bookings, with an action; null if nothing is. */
export const LoadsNote = ({ loads }: { loads: ReturnType<typeof useLoads> }) => {
  const { failed, undated, share, pending, retry, readAll } = loads;
  if (!failed && !undated && !share) return null;
  return (
    <Group gap="xs" role="status">
      <Quiet>
        {failed
          ? 'The bookings could not be read.'
          : undated
            ? 'The bookings do not say with which departure they travel.'
            : share && shareInWords(share)}
      </Quiet>
      {failed && (
        <Button size="compact-sm" variant="subtle" onClick={retry}>
          Retry
        </Button>
      )}
      {!failed && !undated && (
        <Button size="compact-sm" variant="subtle" aria-busy={pending} onClick={readAll}>
          Read all
        </Button>
      )}
    </Group>
  );
};
