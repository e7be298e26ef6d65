import type { GivenView } from '@/components/saved-views/saved-views';
import { enumLabel } from '@/lib/text/labels';

export const newest: GivenView = { name: $localize`Newest first`, search: { sort: '-id' } };
export const inactive: GivenView = { name: $localize`Inactive`, search: { status: '0' } };
export const waitingForApproval: GivenView = {
  name: $localize`Waiting for approval`,
  search: { request_status: 'pending' },
};

export const byValue = (filter: string, values: Readonly<Record<string, string>>): GivenView[] =>
  Object.values(values).map((value) => ({ name: enumLabel(value), search: { [filter]: value } }));
