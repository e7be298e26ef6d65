import * as z from 'zod';
import { GetBannerResponse } from '@/generated/zod/banners/banners';
import { imagesOf } from '@/mocks/db/seed-images';
import type { TableDefinition } from '@/mocks/db/table';
import { data } from './banners.yaml';
import { idOf } from './id-of';
import { packageRegionTable } from './landing-pages';

const row = GetBannerResponse.shape.data
  .omit({ region: true })
  .extend({ package_region_id: z.int().nullable().default(null) });

/** A banner stores its region's id; responses add the region's current name. */
export type StoredBanner = z.infer<typeof row>;

interface Line {
  title: string;
  /** Its slug. */
  region?: string;
  status?: boolean;
  image?: string;
}

const seed = () =>
  (data as Line[]).map(({ title, region, status = true, image }) => ({
    title,
    status,
    package_region_id: region === undefined ? null : idOf(packageRegionTable, region),
    images: imagesOf(image),
  }));

export const bannerTable: TableDefinition<StoredBanner> = { name: 'banners', row, seed };
