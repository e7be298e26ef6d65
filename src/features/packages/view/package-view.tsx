import { IconCalendar, IconCopy, IconCopyPlus } from '@tabler/icons-react';
import type { DetailLink } from '@/components/records/detail-menu';
import { RecordGate } from '@/components/records/record-gate';
import { useCopyDialog } from '@/domain/copying/use-copy-dialog';
import { ListingDetail } from '@/domain/listings/listing-detail';
import { ListingNeighbours } from '@/domain/listings/listing-neighbours';
import { ItinerarySection } from '@/features/packages/itinerary/itinerary-section';
import { deletePackage, getGetPackageQueryOptions } from '@/generated/api/packages/packages';
import type { Package } from '@/generated/model';
import { loadChunk } from '@/lib/loading/chunk';
import { copyPackage, departuresLink, editPackage } from '@/resources/package-links';
import { packageArea } from '@/resources/packages';
import { PackageBody, PackageByline, usePackageGaps } from './package-body';

const linksOf = (record: Package, onCopyParts: () => void): DetailLink[] => [
  { label: $localize`Departures`, icon: IconCalendar, to: departuresLink(record.id) },
  { label: $localize`Duplicate`, icon: IconCopy, to: copyPackage(record) },
  { label: $localize`Copy parts`, icon: IconCopyPlus, onClick: onCopyParts },
];

const loadCopy = () => loadChunk(() => import('@/features/packages/copy/copy-package'));

interface PackageDetailProps {
  record: Package;
  /** The package whose parts are to be copied into this one. */
  copy?: number | undefined;
}

const PackageDetail = ({ record, copy }: PackageDetailProps) => {
  const gaps = usePackageGaps(record, { shown: true });
  const [openCopy, copyDialog] = useCopyDialog({ copy, target: record, load: loadCopy });
  return (
    <>
      <ListingDetail
        record={record}
        area={packageArea}
        byline={<PackageByline record={record} />}
        gaps={gaps}
        edit={editPackage(record)}
        links={linksOf(record, openCopy)}
        remove={() => deletePackage(record.id)}
      >
        <PackageBody record={record} itinerary={<ItinerarySection record={record} />} editable />
      </ListingDetail>
      {copyDialog}
    </>
  );
};

type PackageViewProps = Pick<PackageDetailProps, 'copy'> & { packageId: number };

export const PackageView = ({ packageId, copy }: PackageViewProps) => (
  <>
    <ListingNeighbours area={packageArea} id={packageId} />
    <RecordGate what={$localize`the package`} record={getGetPackageQueryOptions(packageId)} cached>
      {({ data }) => <PackageDetail record={data} copy={copy} />}
    </RecordGate>
  </>
);
