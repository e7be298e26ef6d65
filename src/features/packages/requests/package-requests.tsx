import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { DetailHeader } from '@/components/detail-page/detail-page';
import { RecordGate } from '@/components/record-gate';
import { RequestQueue } from '@/components/request-queue/request-queue';
import { pendingPage } from '@/components/shell/menu-badges';
import { ItineraryReading } from '@/features/packages/itinerary/itinerary-reading';
import { PackageBadges, PackageBody, PackageByline } from '@/features/packages/view/package-body';
import { approvePackageRequest, useGetPackage, useListPackages } from '@/generated/api/packages/packages';

const PackagePreview = ({ packageId, action }: { packageId: number; action: ReactNode }) => {
  const record = useGetPackage(packageId, { query: { refetchOnMount: 'always' } });
  return (
    <RecordGate what="the package" query={record}>
      {({ data }) => (
        <>
          <DetailHeader
            order={2}
            name={data.name}
            badges={<PackageBadges record={data} />}
            byline={<PackageByline record={data} />}
            actions={
              <>
                <Button
                  variant="default"
                  renderRoot={(props) => (
                    <Link
                      {...props}
                      to="/packages/$packageId/edit"
                      params={{ packageId: String(data.id) }}
                      state={{ fromList: true }}
                    />
                  )}
                >
                  Edit
                </Button>
                {action}
              </>
            }
          />
          <PackageBody record={data} itinerary={<ItineraryReading record={data} />} editable={false} />
        </>
      )}
    </RecordGate>
  );
};

export const PackageRequests = () => {
  const waiting = useListPackages(pendingPage);
  return (
    <RequestQueue
      title="Package requests"
      nouns="packages"
      query={waiting}
      note={({ vendor }) => vendor?.full_name}
      approve={approvePackageRequest}
      preview={({ id }, action) => <PackagePreview key={id} packageId={id} action={action} />}
    />
  );
};
