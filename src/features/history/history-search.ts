import { listSearch } from '@/lib/lists/list-search';

interface HistoryParams {
  text?: string;
  kind?: 'changed' | 'created' | 'deleted';
}

/** The filters of the list of what one changed. */
export const historyFilters = listSearch<HistoryParams>({
  filters: [
    { name: 'text', kind: 'text', label: $localize`Name or value` },
    { name: 'kind', kind: 'choice', label: $localize`Kind`, values: ['changed', 'created', 'deleted'] },
  ],
  sort: [],
});

/** The filters, and the one record that is asked for: `/packages/5`. */
export const validateHistory = (raw: Record<string, unknown>) => ({
  ...historyFilters.validate(raw),
  ...(typeof raw.record === 'string' &&
    /^\/[a-z-]+(\/[a-z\d-]+)*$/.test(raw.record) && { record: raw.record }),
});
