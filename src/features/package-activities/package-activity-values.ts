import { resource } from '@/api/resource';
import { isUnread } from '@/api/unread';
import {
  createPackageActivity,
  deletePackageActivity,
  getPackageActivity,
  updatePackageActivity,
} from '@/generated/api/package-activities/package-activities';
import type { PackageActivity } from '@/generated/model';
import { landingPageBody, landingPageValues } from '@/lib/records/landing-page';

export const packageActivities = resource({
  name: 'package-activities',
  read: getPackageActivity,
  create: createPackageActivity,
  update: updatePackageActivity,
  remove: deletePackageActivity,
  toValues: (activity?: PackageActivity) => landingPageValues(activity, isUnread(activity, 'images.0')),
  toBody: (values) => landingPageBody(values),
});
