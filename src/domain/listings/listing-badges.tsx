import { Badge } from '@mantine/core';
import { isUnread } from '@/api/unread';
import { PendingBadge, StatusBadge } from '@/components/status-badge';
import type { Listing } from './stay';

/** Beside the name of a listing: whether it is shown, waits for approval, and what it is praised for. */
export const ListingBadges = ({ record }: { record: Listing }) => (
  <>
    {!isUnread(record, 'status') && <StatusBadge active={record.status} />}
    {record.request_status === 'pending' && <PendingBadge />}
    {record.tag && <Badge variant="light">{record.tag}</Badge>}
  </>
);
