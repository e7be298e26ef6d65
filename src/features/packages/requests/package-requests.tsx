import { PickedName } from '@/components/pickers/picked-name';
import { SafeHtml } from '@/components/text/safe-html';
import { ContradictionsNote } from '@/domain/contradictions/contradictions-note';
import type { RequestKind, ShowGaps } from '@/domain/requests/request-kind';
import { ChildItem } from '@/features/packages/children/child-item';
import { ChildSection } from '@/features/packages/children/child-section';
import { useDeparturesAhead } from '@/features/packages/departures/use-departures-ahead';
import { Altitudes } from '@/features/packages/itinerary/altitudes';
import { savedDays } from '@/features/packages/itinerary/itinerary-values';
import { WayOnMap } from '@/features/packages/itinerary/way-on-map';
import { PackageBody, PackageByline, usePackageGaps } from '@/features/packages/view/package-body';
import {
  approvePackageRequest,
  getGetPackageQueryOptions,
  getListPackagesQueryKey,
  getPackage,
  listPackages,
} from '@/generated/api/packages/packages';
import type { Package } from '@/generated/model';
import { formatCount } from '@/lib/formats/formats';
import { editPackage } from '@/resources/package-links';
import { vendorPicker } from '@/resources/pickers';

/** The days of a package, read-only. */
const ItineraryReading = ({ record }: { record: Package }) => {
  const days = savedDays(record);
  return (
    <ChildSection
      id="itinerary"
      title={$localize`Itinerary`}
      lead={
        <>
          <Altitudes record={record} days={days} />
          <WayOnMap record={record} days={days} />
        </>
      }
      rows={days}
      empty={$localize`No itinerary days yet.`}
    >
      {({ id, title, duration, accommodation, description }, index) => (
        <ChildItem
          key={id}
          name={title}
          lead={$localize`Day ${formatCount(index + 1)}:index:`}
          note={[duration, accommodation].filter(Boolean).join(' · ')}
        >
          <SafeHtml html={description} />
        </ChildItem>
      )}
    </ChildSection>
  );
};

const PackageGaps = ({ record, show }: { record: Package; show: ShowGaps }) =>
  show(usePackageGaps(record, { shown: false }));

const PackageNotes = ({ record }: { record: Package }) => {
  const { data: ahead } = useDeparturesAhead(record.id);
  return <ContradictionsNote record={record} departures={ahead} />;
};

/** The packages that vendors submitted. */
export const packageRequests: RequestKind<Package> = {
  source: {
    queryKey: getListPackagesQueryKey(),
    list: listPackages,
  },
  note: ({ vendor }) => vendor && <PickedName source={vendorPicker} to={vendor} />,
  approve: approvePackageRequest,
  read: (id) => getPackage(id),
  record: (id) => getGetPackageQueryOptions(id),
  Gaps: PackageGaps,
  Notes: PackageNotes,
  byline: (record) => <PackageByline record={record} />,
  edit: editPackage,
  body: (record) => (
    <PackageBody record={record} itinerary={<ItineraryReading record={record} />} editable={false} />
  ),
};
