import {
  type Homestay,
  type Hotel,
  type ListHomestaysParams,
  type ListHotelsParams,
  RequestStatus,
} from '@/generated/model';
import { listSearch } from '@/lib/lists/list-search';

const filters = {
  name: { kind: 'text', label: 'Name' },
  email: { kind: 'text', label: 'Email' },
  request_status: { kind: 'choice', label: 'Request', values: RequestStatus },
} as const;

const sort = ['name', 'email', 'tag', 'request_status', 'id', 'status'] as const;

export const hotelSearch = listSearch<ListHotelsParams, Hotel>({
  filters,
  sort: [...sort, 'min_price', 'rating'],
});

export const homestaySearch = listSearch<ListHomestaysParams, Homestay>({
  filters,
  sort: [...sort, 'price_per_person', 'total_capacity', 'order'],
});
