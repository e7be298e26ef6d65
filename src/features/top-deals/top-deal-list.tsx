import { imageColumnOf } from '@/components/data-table/image-column';
import { ListScreen, type ListScreenProps } from '@/components/list-page/list-screen';
import { deleteTopDeal, getListTopDealsQueryOptions } from '@/generated/api/top-deals/top-deals';
import type { ListTopDealsParams, TopDeal } from '@/generated/model';
import { enumLabel } from '@/lib/text/labels';
import { sheet } from '@/resources/sheet';
import { topDealArea } from '@/resources/top-deals';
import { topDealSearch } from './top-deal-search';
import { topDealResource } from './top-deal-values';

const list: ListScreenProps<TopDeal, ListTopDealsParams> = {
  area: topDealArea,
  search: topDealSearch,
  page: getListTopDealsQueryOptions,
  columns: [
    { key: 'title' },
    imageColumnOf('image_url', ({ image_url }) => image_url),
    { key: 'subtitle', size: 240 },
    { key: 'type', value: ({ type }) => type && enumLabel(type), size: 120 },
  ],
  actions: {
    remove: deleteTopDeal,
    editing: sheet(topDealResource),
  },
  grouping: {
    label: $localize`Group by section`,
    heading: ({ type }) => (type ? enumLabel(type) : $localize`No section`),
  },
};

export const TopDealList = () => <ListScreen {...list} />;
