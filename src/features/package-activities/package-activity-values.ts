import { isUnread } from '@/api/tolerant/unread';
import { resource } from '@/api/writes/resource';
import type { PackageActivity } from '@/generated/model';
import { packageActivityContract } from '@/generated/resources/package-activities';
import { landingPageBody, landingPageValues } from '@/lib/records/landing-page';

export const packageActivities = resource({
  ...packageActivityContract,
  toValues: (activity?: PackageActivity) => landingPageValues(activity, isUnread(activity, 'images.0')),
  toBody: (values) => landingPageBody(values),
});
