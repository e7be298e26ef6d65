import { IconCopy, IconPhoto } from '@tabler/icons-react';
import { resourceActions } from '@/components/data-table/active-status';
import { imageColumn } from '@/components/data-table/image-column';
import { moneyColumn } from '@/components/data-table/money-column';
import { referenceColumn } from '@/components/data-table/reference-column';
import { ListScreen, type ListScreenProps } from '@/components/list-page/list-screen';
import { PendingBadge } from '@/components/text/status-badge';
import { getListPackagesQueryOptions } from '@/generated/api/packages/packages';
import type { ListPackagesParams, Package } from '@/generated/model';
import { listPackagesSearch } from '@/generated/searches';
import { enumLabel } from '@/lib/text/labels';
import { copyPackage, editImages, editPackage } from '@/resources/package-links';
import { packageArea } from '@/resources/packages';
import { packageActivityPicker, packageRegionPicker, vendorPicker } from '@/resources/pickers';
import { sheet } from '@/resources/sheet';
import { packageResource } from './package-values';

const list: ListScreenProps<Package, ListPackagesParams> = {
  area: packageArea,
  search: listPackagesSearch,
  page: getListPackagesQueryOptions,
  sources: { vendor_id: vendorPicker, region_id: packageRegionPicker, activity_id: packageActivityPicker },
  columns: [
    { key: 'name', size: 220 },
    imageColumn,
    referenceColumn({ key: 'region', source: packageRegionPicker, size: 130 }),
    referenceColumn({ key: 'activity', source: packageActivityPicker, hidden: true }),
    referenceColumn({ key: 'vendor', source: vendorPicker, size: 170, hidden: true }),
    moneyColumn({ key: 'price_per_person', size: 120 }),
    { key: 'duration', size: 110, hidden: true },
    { key: 'tag', size: 130, hidden: true },
    {
      key: 'request_status',
      header: $localize`:a listing’s request for approval|:Request`,
      value: ({ request_status }) => request_status && enumLabel(request_status),
      cell: ({ request_status }) => request_status === 'pending' && <PendingBadge />,
      size: 90,
    },
    { key: 'id', align: 'end', size: 64, hidden: true },
  ],
  actions: {
    view: ({ id }) => packageArea.open(id),
    edit: editPackage,
    menu: (record) => [
      { label: $localize`Duplicate`, icon: IconCopy, link: copyPackage(record) },
      { label: $localize`Edit images`, icon: IconPhoto, link: editImages(record) },
    ],
    ...resourceActions(packageResource),
    editing: sheet(packageResource, [
      { name: 'price_per_person', unit: 'NPR' },
      { name: 'discount_percentage', unit: '%' },
      'discount_total_no',
      'tag',
      'region_id',
      'activity_id',
      'vendor_id',
      'position',
      'is_sponsored',
      'status',
    ]),
  },
};

export const PackageList = () => <ListScreen {...list} />;
