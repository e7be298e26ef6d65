import type { SeoPageFields } from '@/generated/model';
import { GetSeoPageResponse } from '@/generated/zod/seo-pages/seo-pages';
import type { Context } from '@/mocks/context';
import type { Row, Table } from '@/mocks/db/table';
import { galleryRows } from '@/mocks/files/gallery-rows';
import { crud } from '@/mocks/http/crud';
import { referenced, referencesTo } from '@/mocks/http/reference';
import { seoPageTable, type StoredSeoPage, subjectTables } from '@/mocks/seed/seo-pages';

/** The regions of a kind; undefined for a kind that only another backend has. */
const regionsOf = ({ db }: Context, kind: string | null | undefined): Table<Row> | undefined => {
  const known = Object.entries(subjectTables).find(([name]) => name === kind);
  return known && db.tableNamed(known[1].name);
};

const { nearby_regions: nearby } = GetSeoPageResponse.shape.data.shape;

const refuseUnknown = async (context: Context, input: SeoPageFields, stored?: StoredSeoPage) => {
  const regions = regionsOf(context, input.seopageable_type ?? stored?.seopageable_type);
  if (!regions) return;
  const { seopageable_id = stored?.seopageable_id, nearby_regions = stored?.nearby_regions } = input;
  await referenced(regions, 'seopageable_id', seopageable_id);
  await referenced(regions, 'nearby_regions', nearby_regions);
};

/** Subjects have several kinds, so the contract cannot say which table their ids refer to. */
export const seoPageHandlers = crud(seoPageTable, {
  present: async ({ seopageable_type, seopageable_id, nearby_regions }, context) => {
    const regions = regionsOf(context, seopageable_type);
    if (!regions)
      return { seopageable: null, nearby_regions: nearby_regions.map((id) => ({ id, name: null })) };
    const [seopageable = null] = await referencesTo(regions, seopageable_id, nearby);
    return { seopageable, nearby_regions: await referencesTo(regions, nearby_regions, nearby) };
  },
  write: async (input: SeoPageFields, stored, tools) => {
    await refuseUnknown(tools, input, stored);
    const imageOf = async (field: 'banner_image' | 'hero_image') =>
      input[field] && (await tools.add(field, input[field])).url;
    return {
      itinerary: input.itinerary?.map((day) => ({
        ...day,
        description: day.description === '' ? null : (day.description ?? null),
      })),
      banner_image: await imageOf('banner_image'),
      hero_image: await imageOf('hero_image'),
      gallery: await galleryRows(tools.add, input.gallery, stored?.gallery),
    };
  },
});
