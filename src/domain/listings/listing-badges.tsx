import { Badge } from '@mantine/core';
import { isUnreadable } from '@/api/tolerant/unreadable';
import { PendingBadge, StatusBadge } from '@/components/text/status-badge';
import { enumLabel } from '@/lib/text/labels';
import type { Listing } from './stay';

/** The badges beside a listing's name: status, pending request and tag. */
export const ListingBadges = ({ record }: { record: Listing }) => (
  <>
    {!isUnreadable(record, 'status') && <StatusBadge active={record.status} />}
    {record.request_status === 'pending' && <PendingBadge />}
    {record.tag && <Badge variant="light">{enumLabel(record.tag)}</Badge>}
  </>
);
