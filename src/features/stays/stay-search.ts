import { RequestStatus } from '@/generated/model';

/** What lists of hotels and homestays are filtered by. */
export const stayFilters = {
  id: { kind: 'id', label: 'ID' },
  name: { kind: 'text', label: 'Name' },
  email: { kind: 'text', label: 'Email' },
  request_status: { kind: 'choice', label: 'Request', values: RequestStatus },
} as const;

/** What both can be ordered by. */
export const staySort = ['name', 'email', 'tag', 'request_status', 'id', 'status'] as const;
