import { linkOptions } from '@tanstack/react-router';
import type { Column, RowActions } from '@/components/data-table/column';
import { imageColumn } from '@/components/data-table/image-column';
import { statusOptions, type Filter } from '@/components/list-page/filter';
import { keepRows } from '@/components/list-page/keep-rows';
import { ListScreen } from '@/components/list-page/list-screen';
import { useListSearch } from '@/components/list-page/use-list-search';
import { PackageRegionLink } from '@/components/reference-links';
import { deleteBanner, listBanners, setBannerStatus, useListBanners } from '@/generated/api/banners/banners';
import type { Banner, ListBannersParams } from '@/generated/model';
import { bannerSearch } from './banner-search';

const filters: Filter<ListBannersParams>[] = [
  { kind: 'numeric', name: 'id', label: 'ID' },
  { kind: 'text', name: 'title', label: 'Title' },
  { kind: 'select', name: 'status', label: 'Status', options: statusOptions },
];

const columns: Column<Banner>[] = [
  { key: 'title', header: 'Title', value: ({ title }) => title },
  imageColumn,
  {
    key: 'region',
    header: 'Package region',
    value: ({ region }) => region?.name,
    cell: ({ region }) => region && <PackageRegionLink to={region} />,
    sortable: false,
  },
  { key: 'id', header: 'ID', value: ({ id }) => id, size: 90 },
];

const actions: RowActions<Banner> = {
  noun: 'banner',
  name: ({ title }) => title,
  edit: ({ id }) => linkOptions({ to: '/banners/$bannerId/edit', params: { bannerId: String(id) } }),
  remove: ({ id }) => deleteBanner(id),
  status: {
    of: ({ status }) => status,
    set: ({ id }, status) => setBannerStatus({ id, status }),
  },
};

export const BannerList = () => {
  const list = useListSearch(bannerSearch);
  const banners = useListBanners(list.params, { query: keepRows });
  return (
    <ListScreen
      title="Banners"
      createTo="/banners/create"
      list={list}
      query={banners}
      fetchPage={listBanners}
      filters={filters}
      columns={columns}
      actions={actions}
    />
  );
};
