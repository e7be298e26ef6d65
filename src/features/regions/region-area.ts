import type { LinkProps } from '@tanstack/react-router';
import type { ZodType } from 'zod';
import type { PageOptions } from '@/components/data-table/column';
import type { ReadOptions } from '@/components/read-options';
import type { Region, RegionRecord } from '@/generated/model';
import type { ListSearchOf } from '@/lib/list-search';
import type { RegionResource } from './region-values';

type Path = NonNullable<LinkProps['to']>;

/** What tells the regions of packages, homestays and hotels apart: names, addresses and generated calls. */
export interface RegionArea<Params extends object> {
  /** The area's name as in the menu. */
  title: string;
  /** In lower case: "package region". */
  noun: string;
  listTo: Path;
  createTo: Path;
  edit: (region: Region) => LinkProps;
  search: ListSearchOf<Params>;
  page: PageOptions<Params, Region>;
  record: (id: number) => ReadOptions<RegionRecord>;
  schema: ZodType;
  resource: RegionResource;
  remove: (id: number) => Promise<unknown>;
}
