import { IconCopy, IconPhoto } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { Column, RowActions } from '@/components/data-table/column';
import { DataTable } from '@/components/data-table/data-table';
import { imageColumn } from '@/components/data-table/image-column';
import { RowMenu } from '@/components/data-table/row-menu';
import { statusBody } from '@/components/data-table/status-body';
import { enumLabel, enumOptions } from '@/components/inputs/enum-options';
import { statusOptions, type Filter } from '@/components/list-page/filter';
import { keepRows } from '@/components/list-page/keep-rows';
import { ListPage } from '@/components/list-page/list-page';
import { useListSearch } from '@/components/list-page/use-list-search';
import { packageActivities } from '@/components/pickers/package-activity-picker';
import { packageRegions } from '@/components/pickers/package-region-picker';
import { vendors } from '@/components/pickers/vendor-picker';
import { PackageActivityLink, PackageRegionLink } from '@/components/reference-links';
import { PendingBadge } from '@/components/status-badge';
import {
  deletePackage,
  listPackages,
  updatePackage,
  useListPackages,
} from '@/generated/api/packages/packages';
import { RequestStatus, type ListPackagesParams, type Package } from '@/generated/model';
import { formatNpr } from '@/lib/money';
import { packageHome } from './package-home';
import { packageSearch } from './package-search';

const filters: Filter<ListPackagesParams>[] = [
  { kind: 'numeric', name: 'id', label: 'ID' },
  { kind: 'text', name: 'name', label: 'Name' },
  { kind: 'picker', name: 'vendor_id', label: 'Vendor', source: vendors },
  { kind: 'picker', name: 'region_id', label: 'Region', source: packageRegions },
  { kind: 'picker', name: 'activity_id', label: 'Activity', source: packageActivities },
  { kind: 'select', name: 'status', label: 'Status', options: statusOptions },
  { kind: 'select', name: 'request_status', label: 'Request', options: enumOptions(RequestStatus) },
];

const columns: Column<Package>[] = [
  { key: 'name', header: 'Name', value: ({ name }) => name, size: 220 },
  imageColumn,
  {
    key: 'region',
    header: 'Region',
    value: ({ region }) => region?.name,
    cell: ({ region }) => region && <PackageRegionLink to={region} />,
    size: 130,
  },
  {
    key: 'activity',
    header: 'Activity',
    value: ({ activity }) => activity?.name,
    cell: ({ activity }) => activity && <PackageActivityLink to={activity} />,
    hidden: true,
  },
  { key: 'vendor', header: 'Vendor', value: ({ vendor }) => vendor?.full_name, size: 170, hidden: true },
  {
    key: 'price_per_person',
    header: 'Price per person',
    value: ({ price_per_person }) => price_per_person,
    cell: ({ price_per_person }) => formatNpr(price_per_person),
    size: 140,
  },
  { key: 'duration', header: 'Duration', value: ({ duration }) => duration, size: 110, hidden: true },
  { key: 'tag', header: 'Tag', value: ({ tag }) => tag, size: 130, hidden: true },
  {
    key: 'request_status',
    header: 'Request',
    value: ({ request_status }) => request_status && enumLabel(request_status),
    cell: ({ request_status }) => request_status === 'pending' && <PendingBadge />,
    size: 100,
  },
  { key: 'id', header: 'ID', value: ({ id }) => id, size: 90, hidden: true },
];

const more = ({ id, name }: Package) => {
  const packageId = String(id);
  return (
    <RowMenu
      name={name}
      items={[
        {
          label: 'Duplicate',
          icon: IconCopy,
          link: linkOptions({ to: '/packages/create', search: { from: id } }),
        },
        {
          label: 'Edit images',
          icon: IconPhoto,
          link: linkOptions({ to: '/packages/$packageId/edit-image', params: { packageId } }),
        },
      ]}
    />
  );
};

const actions: RowActions<Package> = {
  noun: 'package',
  name: ({ name }) => name,
  view: ({ id }) => packageHome(id),
  edit: ({ id }) => linkOptions({ to: '/packages/$packageId/edit', params: { packageId: String(id) } }),
  extra: { count: 1, render: more },
  remove: ({ id }) => deletePackage(id),
  status: {
    of: ({ status }) => status,
    set: ({ id, name, slug }, status) => updatePackage(id, statusBody({ name, slug }, status)),
  },
};

export const PackageList = () => {
  const list = useListSearch(packageSearch);
  const packages = useListPackages(list.params, { query: keepRows });
  return (
    <ListPage
      title="Packages"
      create={{ to: '/packages/create', label: 'Create package' }}
      list={list}
      filters={filters}
    >
      <DataTable
        nouns="packages"
        list={list}
        query={packages}
        fetchPage={(params, signal) => listPackages(params, undefined, signal)}
        columns={columns}
        actions={actions}
        createTo="/packages/create"
      />
    </ListPage>
  );
};
