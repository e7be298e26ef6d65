import { Button, Group } from '@mantine/core';
import { Quiet } from '@/components/text/quiet';
import type { useLoads } from '@/domain/bookings/use-loads';
import { formatCount, plural } from '@/lib/text/plural';

const shareInWords = ({ read, of }: { read: number; of: number | undefined }) =>
  of === undefined
    ? plural(read, {
        one: 'Only the first booking was read: there may be more.',
        other: 'Only the first # bookings were read: there may be more.',
      })
    : plural(of, {
        one: `${formatCount(read)} of about # booking was read: there may be more.`,
        other: `${formatCount(read)} of about # bookings were read: there may be more.`,
      });

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
