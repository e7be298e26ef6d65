import {
  getCreateSeoPageMockHandler,
  getDeleteSeoPageMockHandler,
  getGetSeoPageMockHandler,
  getListSeoPagesMockHandler,
  getUpdateSeoPageMockHandler,
} from '@/generated/api/seo-pages/seo-pages.msw';
import type { Region, SeoPage, SeoPageFields } from '@/generated/model';
import {
  CreateSeoPageBody,
  ListSeoPagesQueryParams,
  UpdateSeoPageBody,
} from '@/generated/zod/seo-pages/seo-pages';
import type { Resource } from '@/mocks/context';
import type { Table } from '@/mocks/db/table';
import { galleryRows } from '@/mocks/files/gallery-rows';
import { crud } from '@/mocks/http/crud';
import { referenced, referencedAll, referencesTo } from '@/mocks/http/reference';
import { seoPages, type StoredSeoPage, subjectTables } from '@/mocks/seed/seo-pages';

export const seoPageHandlers: Resource = (context) => {
  const { db, files } = context;
  const kinds = Object.entries(subjectTables).map(([kind, regions]) => [kind, db.table(regions)] as const);
  /** The regions of a kind; none for a kind that only another backend knows. */
  const regionsOf = (kind: string | null | undefined): Table<Region> | undefined =>
    kinds.find(([name]) => name === kind)?.[1];

  const present = async (row: StoredSeoPage): Promise<SeoPage> => {
    const regions = regionsOf(row.seopageable_type);
    const subject = row.seopageable_id && (await regions?.get(row.seopageable_id));
    return {
      ...row,
      seopageable: subject ? { id: subject.id, name: subject.name } : null,
      nearby_regions: regions
        ? await referencesTo(regions, row.nearby_regions)
        : row.nearby_regions.map((id) => ({ id, name: null })),
    };
  };

  const refuseUnknown = async (input: SeoPageFields, stored?: StoredSeoPage) => {
    const regions = regionsOf(input.seopageable_type ?? stored?.seopageable_type);
    if (!regions) return;
    const { seopageable_id = stored?.seopageable_id, nearby_regions = stored?.nearby_regions } = input;
    await referenced(regions, 'seopageable_id', seopageable_id);
    await referencedAll(regions, 'nearby_regions', nearby_regions);
  };

  const imageOf = async (field: 'banner_image' | 'hero_image', file: Blob | undefined) =>
    file && (await files.add(seoPages.name, field, file)).url;

  const write = async (input: SeoPageFields, stored?: StoredSeoPage) => {
    await refuseUnknown(input, stored);
    return {
      ...input,
      itinerary: input.itinerary?.map(({ title, description }) => ({
        title,
        description: description === '' ? null : (description ?? null),
      })),
      nearby_regions: input.nearby_regions ?? stored?.nearby_regions ?? [],
      banner_image: await imageOf('banner_image', input.banner_image),
      hero_image: await imageOf('hero_image', input.hero_image),
      gallery: await galleryRows(files, seoPages.name, input.gallery, stored?.gallery),
    };
  };

  const { page, create, read, update, remove } = crud(context, seoPages, { present });
  return [
    getListSeoPagesMockHandler(page(ListSeoPagesQueryParams)),
    getCreateSeoPageMockHandler(create(CreateSeoPageBody, write)),
    getGetSeoPageMockHandler(read()),
    getUpdateSeoPageMockHandler(update(UpdateSeoPageBody, write)),
    getDeleteSeoPageMockHandler(remove()),
  ];
};
