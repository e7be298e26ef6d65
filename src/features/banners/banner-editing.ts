import { editing } from '@/components/edit-many/editing';
import { CreateBannerBody } from '@/generated/zod/banners/banners';
import { packageRegions } from '@/resources/pickers';
import { banners } from './banner-values';

export const bannerEditing = editing({
  resource: banners,
  schema: CreateBannerBody,
  fields: [
    { name: 'title', label: 'Title', kind: 'text' },
    { name: 'package_region_id', label: 'Package region', kind: 'record', source: packageRegions },
  ],
});
