import { imageColumnOf } from '@/components/data-table/image-column';
import { ListScreen, type ListScreenProps } from '@/components/list-page/list-screen';
import { deleteTopDeal, getListTopDealsQueryOptions } from '@/generated/api/top-deals/top-deals';
import type { ListTopDealsParams, TopDeal } from '@/generated/model';
import { enumLabel } from '@/lib/text/labels';
import { topDealArea } from '@/resources/top-deals';
import { topDealSearch } from './top-deal-search';

const list: ListScreenProps<TopDeal, ListTopDealsParams> = {
  area: topDealArea,
  search: topDealSearch,
  page: getListTopDealsQueryOptions,
  columns: [
    { key: 'title', header: 'Title' },
    imageColumnOf('image_url', ({ image_url }) => image_url),
    { key: 'subtitle', header: 'Subtitle', size: 240 },
    { key: 'type', header: 'Type', value: ({ type }) => type && enumLabel(type), size: 120 },
  ],
  actions: {
    remove: deleteTopDeal,
    editing: () => import('./top-deal-editing').then((module) => module.topDealEditing),
  },
  grouping: { label: 'Group by section', heading: ({ type }) => (type ? enumLabel(type) : 'No section') },
};

export const TopDealList = () => <ListScreen {...list} />;
