import { Badge } from '@mantine/core';
import { isUnread } from '@/api/unread';
import { PendingBadge, StatusBadge } from '@/components/status-badge';

interface Marked {
  status: boolean;
  request_status?: string | undefined;
  tag?: string | null | undefined;
}

interface ListingBadgesProps {
  /** A package, a homestay or a hotel. */
  record: Marked;
}

/** Beside the name of a listing: whether it is shown, waits for approval, and what it is praised for. */
export const ListingBadges = ({ record }: ListingBadgesProps) => (
  <>
    {!isUnread(record, 'status') && <StatusBadge active={record.status} />}
    {record.request_status === 'pending' && <PendingBadge />}
    {record.tag && <Badge variant="light">{record.tag}</Badge>}
  </>
);
