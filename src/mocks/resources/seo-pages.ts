import type { SeoPageFields } from '@/generated/model';
import { GetSeoPageResponse } from '@/generated/zod/seo-pages/seo-pages';
import type { Context } from '@/mocks/context';
import type { Row, Table } from '@/mocks/db/table';
import { galleryRows } from '@/mocks/files/gallery-rows';
import { crud } from '@/mocks/http/crud';
import { referenced, referencesTo } from '@/mocks/http/reference';
import { seoPageTable, type StoredSeoPage, subjectTables } from '@/mocks/seed/seo-pages';

/** The records of a kind; undefined for a kind that only another backend has. */
const recordsOf = ({ db }: Context, kind: string | null | undefined): Table<Row> | undefined => {
  const known = Object.entries(subjectTables).find(([name]) => name === kind);
  return known && db.tableNamed(known[1].name);
};

const { nearby_regions: nearby } = GetSeoPageResponse.shape.data.shape;

const refuseUnknown = async (context: Context, input: SeoPageFields, stored?: StoredSeoPage) => {
  const records = recordsOf(context, input.seopageable_type ?? stored?.seopageable_type);
  if (!records) return;
  const { seopageable_id = stored?.seopageable_id, nearby_regions = stored?.nearby_regions } = input;
  await referenced(records, 'seopageable_id', seopageable_id);
  await referenced(records, 'nearby_regions', nearby_regions);
};

/** Subjects have several kinds, so the contract cannot say which table their ids refer to. */
export const seoPageHandlers = crud(seoPageTable, {
  present: async ({ seopageable_type, seopageable_id, nearby_regions }, context) => {
    const records = recordsOf(context, seopageable_type);
    if (!records)
      return { seopageable: null, nearby_regions: nearby_regions.map((id) => ({ id, name: null })) };
    const [seopageable = null] = await referencesTo(records, seopageable_id, nearby);
    return { seopageable, nearby_regions: await referencesTo(records, nearby_regions, nearby) };
  },
  filters: { seopageable_type: (row, value) => row.seopageable_type === value },
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
