import type { ListPackagesParams } from '@/generated/model';
import { listSearch } from '@/lib/list-search';

export const packageSearch = listSearch<ListPackagesParams>({
  filters: ['id', 'name', 'vendor_id', 'region_id', 'activity_id', 'status', 'request_status'],
});
