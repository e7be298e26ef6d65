import { Badge } from '@mantine/core';
import type { Booking } from '@/generated/model';
import { statusColor, statusLabel } from './booking';

/** The status of a booking, as text and colour. */
export const BookingStatusBadge = ({ status }: Pick<Booking, 'status'>) => (
  <Badge variant="dot" color={statusColor(status)}>
    {statusLabel(status)}
  </Badge>
);
