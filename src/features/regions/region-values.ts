import type { RequestOptions } from '@/api/http';
import { resource } from '@/api/resource';
import { isUnread } from '@/api/unread';
import type { Region, RegionInput, RegionRecord } from '@/generated/model';
import { landingPageBody, landingPageValues } from '@/lib/landing-page';

/** What the form holds for a region; a new one is shown on the home page. */
export const toRegionValues = (region?: Region) => ({
  ...landingPageValues(region, isUnread(region, 'images.0')),
  display_home: region?.display_home ?? true,
});

/** What is sent for the form's values. */
export const toRegionBody = (values: ReturnType<typeof toRegionValues>): RegionInput =>
  landingPageBody(values);

interface RegionCalls {
  read: (id: number) => Promise<RegionRecord>;
  create: (body: RegionInput, options?: RequestOptions) => Promise<unknown>;
  update: (id: number, fields: Partial<RegionInput>, options?: RequestOptions) => Promise<unknown>;
}

/** The regions of an area, by its generated calls. */
export const regionResource = (calls: RegionCalls) =>
  resource({ ...calls, toValues: toRegionValues, toBody: toRegionBody });

export type RegionResource = ReturnType<typeof regionResource>;
