import type { LinkProps } from '@tanstack/react-router';
import type { ZodType } from 'zod';
import type { SaveOptions } from '@/components/form-page/use-save';
import type { Region, RegionInput, RegionRecord } from '@/generated/model';

type Path = NonNullable<LinkProps['to']>;

/** What tells the regions of packages, homestays and hotels apart: names, addresses and generated calls. */
export interface RegionArea {
  /** The area's name as in the menu. */
  title: string;
  /** In lower case: "package region". */
  noun: string;
  listTo: Path;
  createTo: Path;
  edit: (region: Region) => LinkProps;
  schema: ZodType;
  create: (body: RegionInput, options: SaveOptions) => Promise<RegionRecord>;
  update: (id: number, body: RegionInput, options?: SaveOptions) => Promise<RegionRecord>;
  remove: (id: number) => Promise<unknown>;
}
