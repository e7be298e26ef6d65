import { IconCalendar, IconCopy } from '@tabler/icons-react';
import type { DetailLink } from '@/components/records/detail-menu';
import { RecordGate } from '@/components/records/record-gate';
import { departuresLink } from '@/domain/departures/departures';
import { ListingDetail } from '@/domain/listings/listing-detail';
import { ListingNeighbours } from '@/domain/listings/listing-neighbours';
import { ItinerarySection } from '@/features/packages/itinerary/itinerary-section';
import { deletePackage, getGetPackageQueryOptions } from '@/generated/api/packages/packages';
import type { Package } from '@/generated/model';
import { copyPackage, editPackage } from '@/resources/package-links';
import { packageArea } from '@/resources/packages';
import { PackageBody, PackageByline, usePackageGaps } from './package-body';

const linksOf = (record: Package): DetailLink[] => [
  { label: 'Departures', icon: IconCalendar, to: departuresLink(record.id) },
  { label: 'Duplicate', icon: IconCopy, to: copyPackage(record) },
];

const PackageDetail = ({ record }: { record: Package }) => {
  const gaps = usePackageGaps(record, { shown: true });
  return (
    <ListingDetail
      record={record}
      area={packageArea}
      byline={<PackageByline record={record} />}
      gaps={gaps}
      edit={editPackage(record)}
      links={linksOf(record)}
      remove={() => deletePackage(record.id)}
    >
      <PackageBody record={record} itinerary={<ItinerarySection record={record} />} editable />
    </ListingDetail>
  );
};

export const PackageView = ({ packageId }: { packageId: number }) => (
  <>
    <ListingNeighbours area={packageArea} id={packageId} />
    <RecordGate what="the package" record={getGetPackageQueryOptions(packageId)} cached>
      {({ data }) => <PackageDetail record={data} />}
    </RecordGate>
  </>
);
