import { IconCalendar, IconCopy, IconPhoto } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { packageArea } from '@/areas/packages';
import type { DetailLink } from '@/components/detail-menu';
import { RecordGate } from '@/components/record-gate';
import { ListingDetail } from '@/domain/listings/listing-detail';
import { ListingNeighbours } from '@/domain/listings/listing-neighbours';
import { editPackage } from '@/domain/listings/package-links';
import { useNoteGaps } from '@/domain/listings/use-note-gaps';
import { ItinerarySection } from '@/features/packages/itinerary/itinerary-section';
import { deletePackage, getGetPackageQueryOptions } from '@/generated/api/packages/packages';
import type { Package } from '@/generated/model';
import { PackageBody, PackageByline } from './package-body';
import { usePackageGaps } from './use-package-gaps';

const linksOf = ({ id }: Package): DetailLink[] => {
  const params = { packageId: id };
  return [
    {
      label: 'Edit images',
      icon: IconPhoto,
      to: linkOptions({ to: '/packages/$packageId/edit-image', params }),
    },
    {
      label: 'Departures',
      icon: IconCalendar,
      to: linkOptions({ to: '/packages/$packageId/departures', params }),
    },
    { label: 'Duplicate', icon: IconCopy, to: linkOptions({ to: '/packages/create', search: { from: id } }) },
  ];
};

const PackageDetail = ({ record }: { record: Package }) => {
  const gaps = usePackageGaps(record, { shown: true });
  useNoteGaps(`/packages/${record.id}/view`, gaps);
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
