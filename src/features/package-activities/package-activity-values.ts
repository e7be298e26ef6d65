import { resource } from '@/api/writes/resource';
import { landingPageBody, landingPageValues } from '@/domain/landing-page/landing-page';
import type { PackageActivity } from '@/generated/model';
import { packageActivityContract } from '@/generated/resources/package-activities';

export const packageActivityResource = resource({
  ...packageActivityContract,
  toValues: (activity?: PackageActivity) => landingPageValues(activity),
  toBody: (values) => landingPageBody(values),
});
