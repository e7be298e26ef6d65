import { useQuery } from '@tanstack/react-query';
import { fn } from 'storybook/test';
import type { Column, RowActions } from '@/components/data-table/column';
import { DataTable } from '@/components/data-table/data-table';
import { useListSearch } from '@/components/data-table/use-list-search';
import { listSearch } from '@/lib/lists/list-search';
import type { ListPageOf } from '@/lib/lists/paging';
import { longNepali } from './texts';

export interface Trek {
  id: number;
  name: string;
  days: number;
  status: boolean;
}

export const treks: Trek[] = [
  { id: 1, name: 'Everest Base Camp', days: 14, status: true },
  { id: 2, name: longNepali, days: 18, status: true },
  { id: 3, name: 'Mardi Himal', days: 6, status: false },
];
export const pageOf = (data: Trek[], meta = {}): ListPageOf<Trek> => ({
  data,
  meta: { last_page: 1, per_page: 10, current_page: 1, ...meta },
});

interface TrekParams {
  page?: number;
  per_page?: number;
  sort?: string;
  name?: string;
}

const search = listSearch<TrekParams>({
  filters: [{ name: 'name', kind: 'text', label: 'Name' }],
  sort: ['name', 'days', 'status'],
});
const columns: Column<Trek>[] = [
  { key: 'name', header: 'Name' },
  { key: 'days', header: 'Days', size: 90 },
];
export const removeTrek = fn((_id: number) => Promise.resolve());
export const setStatus = fn((_id: number) => Promise.resolve());
const actions: RowActions<Trek> = {
  noun: 'trek',
  name: ({ name }) => name,
  remove: (id) => removeTrek(id),
  status: { of: ({ status }) => status, set: ({ id }) => setStatus(id) },
};

export interface TableProps {
  load: (params: TrekParams) => Promise<ListPageOf<Trek>>;
  nouns?: string;
}

/** A table of treks, loaded by `load`. */
export const TrekTable = ({ load, nouns = 'treks' }: TableProps) => {
  const list = useListSearch(search);
  const page = (params: TrekParams) => ({ queryKey: [nouns, params], queryFn: () => load(params) });
  const query = useQuery(page(list.params));
  return (
    <DataTable nouns={nouns} list={list} query={query} page={page} columns={columns} actions={actions} />
  );
};

/** For a file's meta: resets the mocks of previous stories. */
export const forget = () => {
  removeTrek.mockReset().mockResolvedValue(undefined);
  setStatus.mockReset().mockResolvedValue(undefined);
  localStorage.removeItem('table:treks');
};
