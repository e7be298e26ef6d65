import type { QueryClient } from '@tanstack/react-query';
import { getBlog, listBlogs } from '@/generated/api/blogs/blogs';
import { getHomestayRegion, listHomestayRegions } from '@/generated/api/homestay-regions/homestay-regions';
import { getHotelRegion, listHotelRegions } from '@/generated/api/hotel-regions/hotel-regions';
import {
  getPackageActivity,
  listPackageActivities,
} from '@/generated/api/package-activities/package-activities';
import { getPackageRegion, listPackageRegions } from '@/generated/api/package-regions/package-regions';
import { getPage, listPages } from '@/generated/api/pages/pages';
import type { ListPageOf } from '@/lib/lists/paging';
import { referenceName, unnamedReference } from '@/lib/records/record-name';
import type { MetaTag } from '@/lib/text/meta-tag';
import { wholeListQuery } from '@/resources/whole-list';
import { type ReadStep, signOf } from './read-step';
import type { SearchedPage } from './search-faults';

/** A record with a public page. */
interface Page {
  id: number;
  name?: string | null;
  title?: string | null;
  meta_tag?: MetaTag | null;
}

/** The records of an area with their texts for search engines. */
export const searched = (area: string, records: readonly Page[]): SearchedPage[] =>
  records.map((record) => ({
    path: `${area}/${record.id}/edit`,
    name: referenceName(record) ?? unnamedReference(record.id),
    tag: record.meta_tag,
  }));

interface Source {
  /** "the blogs" */
  what: string;
  area: string;
  list: (page: { page: number; per_page: number }) => Promise<ListPageOf<Page>>;
  read: (id: number) => Promise<{ data: Page }>;
}

/** Reads a list, and individually each record whose row lacks those texts: a list may omit them. */
const stepOf = (client: QueryClient, { what, area, list, read }: Source): ReadStep => ({
  key: area,
  what,
  about: 'pages',
  run: async () => {
    const { rows } = await client.query(wholeListQuery(area.slice(1), list));
    const silent = rows.filter(({ meta_tag: tag }) => tag === undefined);
    return {
      pages: searched(
        area,
        rows.filter(({ meta_tag: tag }) => tag !== undefined),
      ),
      ...(silent.length > 0 && {
        more: silent.map((row): ReadStep => ({
          key: `${area}/${row.id}`,
          what: referenceName(row) ?? unnamedReference(row.id),
          about: 'pages',
          sign: signOf(row),
          run: async () => ({ pages: searched(area, [(await read(row.id)).data]) }),
        })),
      }),
    };
  },
});

/** The public pages that are not listings. */
const sources: readonly Source[] = [
  { what: $localize`the blogs`, area: '/blogs', list: listBlogs, read: getBlog },
  { what: $localize`the pages`, area: '/pages', list: listPages, read: getPage },
  {
    what: $localize`the package activities`,
    area: '/package-activities',
    list: listPackageActivities,
    read: getPackageActivity,
  },
  {
    what: $localize`the package regions`,
    area: '/package-regions',
    list: listPackageRegions,
    read: getPackageRegion,
  },
  {
    what: $localize`the homestay regions`,
    area: '/homestay-regions',
    list: listHomestayRegions,
    read: getHomestayRegion,
  },
  {
    what: $localize`the hotel regions`,
    area: '/hotel-regions',
    list: listHotelRegions,
    read: getHotelRegion,
  },
];

export const pageSteps = (client: QueryClient): readonly ReadStep[] =>
  sources.map((source) => stepOf(client, source));
