import { topDealArea } from '@/areas/top-deals';
import type { Column, ListActions } from '@/components/data-table/column';
import type { Grouping } from '@/components/data-table/grouping';
import { imageColumnOf } from '@/components/data-table/image-column';
import { enumLabel } from '@/components/inputs/enum-options';
import { ListScreen } from '@/components/list-page/list-screen';
import { deleteTopDeal, getListTopDealsQueryOptions } from '@/generated/api/top-deals/top-deals';
import type { TopDeal } from '@/generated/model';
import { topDealSearch } from './top-deal-search';

const columns: Column<TopDeal>[] = [
  { key: 'title', header: 'Title' },
  imageColumnOf('image_url', ({ image_url }) => image_url),
  { key: 'subtitle', header: 'Subtitle', size: 240 },
  { key: 'type', header: 'Type', value: ({ type }) => type && enumLabel(type), size: 120 },
];

const grouping: Grouping<TopDeal> = {
  label: 'Group by section',
  heading: ({ type }) => (type ? enumLabel(type) : 'No section'),
};

const actions: ListActions<TopDeal> = {
  remove: deleteTopDeal,
  editing: () => import('./top-deal-editing').then((module) => module.topDealEditing),
};

export const TopDealList = () => (
  <ListScreen
    area={topDealArea}
    search={topDealSearch}
    page={getListTopDealsQueryOptions}
    columns={columns}
    actions={actions}
    grouping={grouping}
  />
);
