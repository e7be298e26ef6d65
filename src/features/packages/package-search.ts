import { type ListPackagesParams, type Package, RequestStatus } from '@/generated/model';
import { listSearch } from '@/lib/lists/list-search';

export const packageSearch = listSearch<ListPackagesParams, Package>({
  filters: {
    name: { kind: 'text', label: 'Name' },
    vendor_id: { kind: 'record', label: 'Vendor' },
    region_id: { kind: 'record', label: 'Region' },
    activity_id: { kind: 'record', label: 'Activity' },
    status: { kind: 'status', label: 'Status' },
    request_status: { kind: 'choice', label: 'Request', values: RequestStatus },
  },
  sort: ['name', 'price_per_person', 'duration', 'tag', 'request_status', 'id', 'status'],
});
