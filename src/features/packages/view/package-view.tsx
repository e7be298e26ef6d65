import { Button } from '@mantine/core';
import { IconCalendar, IconCopy, IconPencil, IconPhoto } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { type DetailLink, DetailMenu } from '@/components/detail-menu';
import { DetailPage } from '@/components/detail-page/detail-page';
import { RecordGate } from '@/components/record-gate';
import { RecordLink } from '@/components/record-link';
import { ScreenLink } from '@/components/screen-link';
import { useLeaveTo } from '@/components/use-leave-to';
import { ListingBadges } from '@/domain/listings/listing-badges';
import { ListingNeighbours } from '@/domain/listings/listing-neighbours';
import { packageGaps } from '@/domain/listings/selling-gaps';
import { SellingNote } from '@/domain/listings/selling-note';
import { useReview } from '@/domain/listings/use-review';
import { ItinerarySection } from '@/features/packages/itinerary/itinerary-section';
import { packageHome } from '@/features/packages/package-home';
import { deletePackage, getGetPackageQueryOptions } from '@/generated/api/packages/packages';
import type { Package } from '@/generated/model';
import { PackageBody, PackageByline } from './package-body';
import { usePackageReadiness, useReviewedPackage } from './readiness';

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
  const leave = useLeaveTo('/packages');
  const readiness = usePackageReadiness(record);
  useReview(`/packages/${String(record.id)}/view`, useReviewedPackage(record), packageGaps);
  return (
    <DetailPage
      title="Package"
      name={record.name}
      badges={<ListingBadges record={record} />}
      byline={
        <>
          <PackageByline record={record} />
          {record.request_status === 'pending' && (
            <RecordLink link={linkOptions({ to: '/requests/packages' })}>Waiting for approval</RecordLink>
          )}
          <SellingNote record={record} readiness={readiness} />
        </>
      }
      actions={
        <>
          <Button
            leftSection={<IconPencil size={16} />}
            renderRoot={(props) => (
              <ScreenLink {...props} to="/packages/$packageId/edit" params={{ packageId: record.id }} />
            )}
          >
            Edit
          </Button>
          <DetailMenu
            noun="package"
            name={record.name}
            links={linksOf(record)}
            remove={() => deletePackage(record.id)}
            onDeleted={leave}
          />
        </>
      }
    >
      <PackageBody record={record} itinerary={<ItinerarySection record={record} />} editable />
    </DetailPage>
  );
};

export const PackageView = ({ packageId }: { packageId: number }) => (
  <>
    <ListingNeighbours nouns={['package', 'packages']} id={packageId} list="/packages" view={packageHome} />
    <RecordGate what="the package" record={getGetPackageQueryOptions(packageId)} cached>
      {({ data }) => <PackageDetail record={data} />}
    </RecordGate>
  </>
);
