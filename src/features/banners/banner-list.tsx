import { imageColumn } from '@/components/data-table/image-column';
import { referenceColumn } from '@/components/data-table/reference-column';
import { ListScreen, type ListScreenProps } from '@/components/list-page/list-screen';
import { deleteBanner, getListBannersQueryOptions, setBannerStatus } from '@/generated/api/banners/banners';
import type { Banner, ListBannersParams } from '@/generated/model';
import { listBannersSearch } from '@/generated/searches';
import { bannerArea } from '@/resources/banners';
import { packageRegionPicker } from '@/resources/pickers';
import { sheet } from '@/resources/sheet';
import { bannerResource } from './banner-values';

const list: ListScreenProps<Banner, ListBannersParams> = {
  area: bannerArea,
  search: listBannersSearch,
  page: getListBannersQueryOptions,
  columns: [
    { key: 'title' },
    imageColumn,
    referenceColumn({ key: 'region', header: $localize`Package region`, source: packageRegionPicker }),
  ],
  actions: {
    remove: deleteBanner,
    status: {
      of: ({ status }) => status,
      set: async ({ id }, status) =>
        bannerResource.confirm(await setBannerStatus({ id, status }), id, { status }, { status: !status }),
    },
    editing: sheet(bannerResource, ['title', 'package_region_id']),
  },
};

export const BannerList = () => <ListScreen {...list} />;
