import type { ZodObject } from 'zod';
import type { PageOptions } from '@/components/data-table/column';
import type { ListedArea } from '@/components/list-page/list-screen';
import type { ReadOptions } from '@/components/records/read-options';
import type { Region, RegionRecord } from '@/generated/model';
import type { ListSearchOf } from '@/lib/lists/list-search';
import type { AppPath } from '@/resources/area';
import type { RegionResource } from './region-values';

/** How the regions of packages, homestays and hotels differ: names, addresses and generated calls. */
export interface RegionKind<Params extends object> {
  area: ListedArea & { path: AppPath };
  search: ListSearchOf<Params>;
  page: PageOptions<Params, Region>;
  record: (id: number) => ReadOptions<RegionRecord>;
  schema: ZodObject;
  resource: RegionResource;
}
