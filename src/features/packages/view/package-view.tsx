import { Button } from '@mantine/core';
import { IconCalendar, IconCopy, IconPencil, IconPhoto } from '@tabler/icons-react';
import { Link, linkOptions } from '@tanstack/react-router';
import { DetailMenu, type DetailLink } from '@/components/detail-page/detail-menu';
import { DetailPage } from '@/components/detail-page/detail-page';
import { Neighbours } from '@/components/detail-page/neighbours';
import { useLeaveTo } from '@/components/detail-page/use-leave-to';
import { RecordGate } from '@/components/record-gate';
import { RecordLink } from '@/components/record-link';
import { packageHome } from '@/features/packages/package-home';
import { packageSearch } from '@/features/packages/package-search';
import { ItinerarySection } from '@/features/packages/itinerary/itinerary-section';
import { deletePackage, getListPackagesQueryOptions, useGetPackage } from '@/generated/api/packages/packages';
import type { Package } from '@/generated/model';
import { PackageBadges, PackageBody, PackageByline } from './package-body';

const linksOf = ({ id }: Package): DetailLink[] => {
  const params = { packageId: String(id) };
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
  return (
    <DetailPage
      title="Package"
      name={record.name}
      badges={<PackageBadges record={record} />}
      byline={
        <>
          <PackageByline record={record} />
          {record.request_status === 'pending' && (
            <RecordLink link={linkOptions({ to: '/requests/packages' })}>Waits for approval</RecordLink>
          )}
        </>
      }
      actions={
        <>
          <Button
            leftSection={<IconPencil size={16} />}
            renderRoot={(props) => (
              <Link
                {...props}
                to="/packages/$packageId/edit"
                params={{ packageId: String(record.id) }}
                state={{ fromList: true }}
              />
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

const PackageRecord = ({ packageId }: { packageId: number }) => {
  const record = useGetPackage(packageId, { query: { refetchOnMount: 'always' } });
  return (
    <RecordGate what="the package" query={record}>
      {({ data }) => <PackageDetail record={data} />}
    </RecordGate>
  );
};

const list = { path: '/packages', search: packageSearch, page: getListPackagesQueryOptions };

export const PackageView = ({ packageId }: { packageId: number }) => (
  <>
    <Neighbours nouns={['package', 'packages']} id={packageId} list={list} view={packageHome} />
    <PackageRecord key={packageId} packageId={packageId} />
  </>
);
