import { listSearch } from '@/lib/lists/list-search';

/** Every area that has images, as its filter names it. */
const areaValues = [
  'packages',
  'homestays',
  'hotels',
  'banners',
  'top-deals',
  'blogs',
  'pages',
  'seo-pages',
  'package-regions',
  'package-activities',
  'homestay-regions',
  'hotel-regions',
  'amenities',
] as const;

export interface ImageParams {
  text?: string;
  area?: (typeof areaValues)[number];
  with?: 'no-alt-text' | 'twins' | 'too-small' | 'broken';
}

/** The filters of all images. */
export const imageFilters = listSearch<ImageParams>({
  filters: [
    { name: 'text', kind: 'text', label: $localize`Name, file or alt text` },
    { name: 'area', kind: 'choice', label: $localize`Where`, values: areaValues },
    {
      name: 'with',
      kind: 'choice',
      label: $localize`What`,
      values: ['no-alt-text', 'twins', 'too-small', 'broken'],
    },
  ],
  sort: ['id'],
  perPage: 50,
});
