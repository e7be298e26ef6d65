import { useQuery } from '@tanstack/react-query';
import { editPackage } from '@/areas/package-links';
import { packageArea } from '@/areas/packages';
import { vendors } from '@/areas/pickers';
import { PickedName } from '@/components/pickers/picked-name';
import type { RequestKind, ShowGaps } from '@/domain/requests/request-kind';
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

const PackageGaps = ({ record, show }: { record: Package; show: ShowGaps }) =>
  show(usePackageGaps(record, { shown: false }));

const GapsOf = ({ id, show }: { id: number; show: ShowGaps }) => {
  const { data } = useQuery(getGetPackageQueryOptions(id));
  return data && <PackageGaps record={data.data} show={show} />;
};

/** The packages that vendors submitted. */
export const packageRequests: RequestKind<Package> = {
  source: {
    queryKey: getListPackagesQueryKey(),
    list: (params, signal) => listPackages(params, undefined, signal),
  },
  note: ({ vendor }) => vendor && <PickedName source={vendors} to={vendor} />,
  gaps: (id, show) => <GapsOf id={id} show={show} />,
  approve: approvePackageRequest,
  read: (id) => getPackage(id),
  preview: (id, action) => (
    <RequestPreview
      key={id}
      noun={packageArea.nouns.one}
      record={getGetPackageQueryOptions(id)}
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
