import type { ZodType } from 'zod';
import type { PackageActivity, Region } from '@/generated/model';
import { GetHomestayRegionResponse } from '@/generated/zod/homestay-regions/homestay-regions';
import { GetHotelRegionResponse } from '@/generated/zod/hotel-regions/hotel-regions';
import { GetPackageActivityResponse } from '@/generated/zod/package-activities/package-activities';
import { GetPackageRegionResponse } from '@/generated/zod/package-regions/package-regions';
import { image as imageWith, imagesOf } from '@/mocks/db/seed-images';
import type { TableDefinition } from '@/mocks/db/table';
import { data as homestayLines } from './homestay-regions.yaml';
import { data as hotelLines } from './hotel-regions.yaml';
import { data as activityLines } from './package-activities.yaml';
import { data as packageLines } from './package-regions.yaml';

interface Line {
  name: string;
  slug: string;
  /** Its alt text. */
  image?: string;
  /** The alt texts of further ones. */
  images?: string[];
  summary: string;
  status?: boolean;
  display_home?: boolean;
}

/** A table of regions or activities; `offers` ends the meta title: "Everest treks". */
const landingPages = <Row extends Region | PackageActivity>(
  name: string,
  row: ZodType<Row>,
  lines: unknown,
  offers: string,
) => ({
  name,
  row,
  unique: ['name', 'slug'] as const,
  seed: () =>
    (lines as Line[]).map(({ image, images = [], summary, ...line }) => ({
      alt_image: image ?? null,
      description: `<p>${summary}</p>`,
      status: true,
      ...line,
      images: [...imagesOf(image), ...images.map(imageWith)],
      meta_tag: {
        title: `${line.name} ${offers}`,
        keywords: line.slug.replaceAll('-', ', '),
        description: summary,
      },
    })),
});

export const packageRegionTable: TableDefinition<Region> = landingPages(
  'package-regions',
  GetPackageRegionResponse.shape.data,
  packageLines,
  'treks and tours',
);

export const homestayRegionTable: TableDefinition<Region> = landingPages(
  'homestay-regions',
  GetHomestayRegionResponse.shape.data,
  homestayLines,
  'homestays',
);

export const hotelRegionTable: TableDefinition<Region> = landingPages(
  'hotel-regions',
  GetHotelRegionResponse.shape.data,
  hotelLines,
  'hotels',
);

export const packageActivityTable: TableDefinition<PackageActivity> = landingPages(
  'package-activities',
  GetPackageActivityResponse.shape.data,
  activityLines,
  'in Nepal',
);
