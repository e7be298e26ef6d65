import type { Column } from '@/components/data-table/column';
import { imageColumn } from '@/components/data-table/image-column';
import { referenceColumn } from '@/components/data-table/reference-column';
import { ExternalLink } from '@/components/links/external-link';
import { PendingBadge } from '@/components/text/status-badge';
import type { Stay } from '@/domain/listings/stay';
import { enumLabel } from '@/lib/text/labels';
import { userPicker } from '@/resources/pickers';

/** The first columns of a list of hotels or homestays. */
export const nameColumns: readonly Column<Stay>[] = [{ key: 'name', size: 180 }, imageColumn];

/** The last columns, after those that only hotels or homestays have. */
export const stayColumns: readonly Column<Stay>[] = [
  referenceColumn({ key: 'owner', source: userPicker, size: 112 }),
  { key: 'email', size: 200, hidden: true },
  { key: 'phone_1', size: 150, hidden: true },
  {
    key: 'website',
    header: $localize`Website`,
    cell: ({ website }) => <ExternalLink href={website} />,
    size: 200,
    hidden: true,
  },
  { key: 'address_1', size: 190, hidden: true },
  { key: 'tag', size: 130, hidden: true },
  {
    key: 'request_status',
    header: $localize`:a listing’s request for approval|:Request`,
    value: ({ request_status }) => request_status && enumLabel(request_status),
    cell: ({ request_status }) => request_status === 'pending' && <PendingBadge />,
    size: 84,
  },
  { key: 'id', align: 'end', size: 64, hidden: true },
];
