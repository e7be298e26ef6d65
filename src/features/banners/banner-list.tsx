import { bannerArea } from '@/areas/banners';
import { packageRegions } from '@/areas/pickers';
import type { Column, ListActions } from '@/components/data-table/column';
import { imageColumn } from '@/components/data-table/image-column';
import { referenceColumn } from '@/components/data-table/reference-column';
import { ListScreen } from '@/components/list-page/list-screen';
import { deleteBanner, getListBannersQueryOptions, setBannerStatus } from '@/generated/api/banners/banners';
import type { Banner } from '@/generated/model';
import { bannerSearch } from './banner-search';
import { banners } from './banner-values';

const columns: Column<Banner>[] = [
  { key: 'title', header: 'Title' },
  imageColumn,
  referenceColumn({ key: 'region', header: 'Package region', source: packageRegions }),
];

const actions: ListActions<Banner> = {
  remove: deleteBanner,
  status: {
    of: ({ status }) => status,
    set: async ({ id }, status) =>
      banners.confirm(await setBannerStatus({ id, status }), id, { status }, { status: !status }),
  },
  editing: () => import('./banner-editing').then((module) => module.bannerEditing),
};

export const BannerList = () => (
  <ListScreen
    area={bannerArea}
    search={bannerSearch}
    page={getListBannersQueryOptions}
    columns={columns}
    actions={actions}
  />
);
