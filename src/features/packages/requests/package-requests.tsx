import { useQuery } from '@tanstack/react-query';
import { vendors } from '@/areas/pickers';
import { PickedName } from '@/components/pickers/picked-name';
import { ListingBadges } from '@/domain/listings/listing-badges';
import { ReadinessVerdict } from '@/domain/listings/readiness-verdict';
import type { RequestKind } from '@/domain/requests/request-kind';
import { RequestPreview } from '@/domain/requests/request-preview';
import { ItineraryReading } from '@/features/packages/itinerary/itinerary-reading';
import { PackageBody, PackageByline } from '@/features/packages/view/package-body';
import { editPackage, usePackageReadiness } from '@/features/packages/view/readiness';
import {
  approvePackageRequest,
  getGetPackageQueryOptions,
  getListPackagesQueryKey,
  getPackage,
  listPackages,
} from '@/generated/api/packages/packages';
import type { Package } from '@/generated/model';

const PackageVerdict = ({ record }: { record: Package }) => (
  <ReadinessVerdict readiness={usePackageReadiness(record)} />
);

const VerdictOf = ({ id }: { id: number }) => {
  const { data } = useQuery(getGetPackageQueryOptions(id));
  return data && <PackageVerdict record={data.data} />;
};

/** The packages that vendors submitted. */
export const packageRequests: RequestKind<Package> = {
  source: {
    queryKey: getListPackagesQueryKey(),
    list: (params, signal) => listPackages(params, undefined, signal),
  },
  note: ({ vendor }) => vendor && <PickedName source={vendors} to={vendor} />,
  verdict: (id) => <VerdictOf id={id} />,
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
