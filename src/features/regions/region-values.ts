import type { Region, RegionInput } from '@/generated/model';
import { landingPageBody, landingPageValues } from '@/lib/landing-page';

/** What the form holds for a region; a new one is shown on the home page. */
export const toRegionValues = (region?: Region) => ({
  ...landingPageValues(region),
  display_home: region?.display_home ?? true,
});

/** What is sent for the form's values. */
export const toRegionBody = (values: ReturnType<typeof toRegionValues>): RegionInput =>
  landingPageBody(values);
