import { Badge } from '@mantine/core';
import { isUnreadable, readableValue } from '@/api/tolerant/unreadable';
import { StatusBadge } from '@/components/text/status-badge';
import { isActive } from '@/domain/departures/departures';
import type { ComingRow } from './coming-rows';

/** Says if travellers cannot see a departure, as it or its package is inactive. */
export const DepartureState = ({ row: { of, departure } }: { row: Pick<ComingRow, 'of' | 'departure'> }) => {
  if (readableValue(of, 'status') === false)
    return (
      <Badge variant="dot" color="gray" miw="max-content">
        {$localize`Package inactive`}
      </Badge>
    );
  return isUnreadable(departure, 'status') ? (
    $localize`Unknown`
  ) : (
    <StatusBadge active={isActive(departure)} />
  );
};
