import { linkOptions } from '@tanstack/react-router';
import type { Column, RowActions } from '@/components/data-table/column';
import type { Grouping } from '@/components/data-table/grouping';
import { enumLabel, enumOptions } from '@/components/inputs/enum-options';
import { Thumbnail } from '@/components/inputs/images/thumbnail';
import type { Filter } from '@/components/list-page/filter';
import { keepRows } from '@/components/list-page/keep-rows';
import { ListScreen } from '@/components/list-page/list-screen';
import { useListSearch } from '@/components/list-page/use-list-search';
import { deleteTopDeal, listTopDeals, useListTopDeals } from '@/generated/api/top-deals/top-deals';
import { TopDealType, type ListTopDealsParams, type TopDeal } from '@/generated/model';
import { topDealSearch } from './top-deal-search';

const filters: Filter<ListTopDealsParams>[] = [
  { kind: 'numeric', name: 'id', label: 'ID' },
  { kind: 'text', name: 'title', label: 'Title' },
  { kind: 'text', name: 'subtitle', label: 'Subtitle' },
  { kind: 'select', name: 'type', label: 'Type', options: enumOptions(TopDealType) },
];

const columns: Column<TopDeal>[] = [
  { key: 'title', header: 'Title', value: ({ title }) => title },
  {
    key: 'image_url',
    header: 'Image',
    value: ({ image_url }) => image_url,
    cell: ({ image_url }) => image_url && <Thumbnail item={{ url: image_url, alt: '' }} size="small" />,
    size: 80,
    sortable: false,
  },
  { key: 'subtitle', header: 'Subtitle', value: ({ subtitle }) => subtitle, size: 240 },
  { key: 'type', header: 'Type', value: ({ type }) => type && enumLabel(type), size: 120 },
  { key: 'id', header: 'ID', value: ({ id }) => id, size: 90 },
];

const grouping: Grouping<TopDeal> = {
  label: 'Group by section',
  heading: ({ type }) => (type ? enumLabel(type) : 'No section'),
};

const actions: RowActions<TopDeal> = {
  noun: 'top deal',
  name: ({ title }) => title,
  edit: ({ id }) => linkOptions({ to: '/topdeals/$topdealId/edit', params: { topdealId: String(id) } }),
  remove: ({ id }) => deleteTopDeal(id),
};

export const TopDealList = () => {
  const list = useListSearch(topDealSearch);
  const deals = useListTopDeals(list.params, { query: keepRows });
  return (
    <ListScreen
      title="Top deals"
      createTo="/topdeals/create"
      list={list}
      query={deals}
      fetchPage={listTopDeals}
      filters={filters}
      columns={columns}
      actions={actions}
      grouping={grouping}
    />
  );
};
