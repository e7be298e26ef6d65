import { PickedName } from '@/components/pickers/picked-name';
import type { RequestKind, ShowGaps } from '@/domain/requests/request-kind';
import { ItineraryReading } from '@/features/packages/itinerary/itinerary-reading';
import { PackageBody, PackageByline, usePackageGaps } from '@/features/packages/view/package-body';
import {
  approvePackageRequest,
  getGetPackageQueryOptions,
  getListPackagesQueryKey,
  getPackage,
  listPackages,
} from '@/generated/api/packages/packages';
import type { Package } from '@/generated/model';
import { editPackage } from '@/resources/package-links';
import { vendors } from '@/resources/pickers';

const PackageGaps = ({ record, show }: { record: Package; show: ShowGaps }) =>
  show(usePackageGaps(record, { shown: false }));

/** The packages that vendors submitted. */
export const packageRequests: RequestKind<Package> = {
  source: {
    queryKey: getListPackagesQueryKey(),
    list: listPackages,
  },
  note: ({ vendor }) => vendor && <PickedName source={vendors} to={vendor} />,
  approve: approvePackageRequest,
  read: (id) => getPackage(id),
  record: (id) => getGetPackageQueryOptions(id),
  Gaps: PackageGaps,
  byline: (record) => <PackageByline record={record} />,
  edit: editPackage,
  body: (record) => (
    <PackageBody record={record} itinerary={<ItineraryReading record={record} />} editable={false} />
  ),
};
