import { useQuery } from '@tanstack/react-query';
import { editPackage } from '@/areas/package-links';
import { vendors } from '@/areas/pickers';
import { PickedName } from '@/components/pickers/picked-name';
import { GapsLine } from '@/domain/listings/gaps-line';
import { ListingBadges } from '@/domain/listings/listing-badges';
import type { RequestKind } from '@/domain/requests/request-kind';
import { RequestPreview } from '@/domain/requests/request-preview';
import { ItineraryReading } from '@/features/packages/itinerary/itinerary-reading';
import { PackageBody, PackageByline } from '@/features/packages/view/package-body';
import { usePackageGaps } from '@/features/packages/view/use-package-gaps';
import {
  approvePackageRequest,
  getGetPackageQueryOptions,
  getListPackagesQueryKey,
  getPackage,
  listPackages,
} from '@/generated/api/packages/packages';
import type { Package } from '@/generated/model';

const PackageGaps = ({ record }: { record: Package }) => (
  <GapsLine gaps={usePackageGaps(record, { shown: false })} />
);

const GapsOf = ({ id }: { id: number }) => {
  const { data } = useQuery(getGetPackageQueryOptions(id));
  return data && <PackageGaps record={data.data} />;
};

/** The packages that vendors submitted. */
export const packageRequests: RequestKind<Package> = {
  source: {
    queryKey: getListPackagesQueryKey(),
    list: (params, signal) => listPackages(params, undefined, signal),
  },
  note: ({ vendor }) => vendor && <PickedName source={vendors} to={vendor} />,
  gaps: (id) => <GapsOf id={id} />,
  approve: approvePackageRequest,
  read: (id) => getPackage(id),
  preview: (id, action) => (
    <RequestPreview
      key={id}
      what="the package"
      record={getGetPackageQueryOptions(id)}
      badges={(record) => <ListingBadges record={record} />}
      byline={(record) => <PackageByline record={record} />}
      edit={editPackage}
      action={action}
    >
      {(record) => (
        <PackageBody record={record} itinerary={<ItineraryReading record={record} />} editable={false} />
      )}
    </RequestPreview>
  ),
};
