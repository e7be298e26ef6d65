import type { ReactNode } from 'react';
import { Badge } from '@mantine/core';
import { DetailColumns } from '@/components/detail-page/detail-page';
import { DetailSection } from '@/components/detail-page/detail-section';
import { PictureGrid } from '@/components/detail-page/picture-grid';
import { PackageRegionLink } from '@/components/reference-links';
import { PendingBadge, StatusBadge } from '@/components/status-badge';
import type { Package } from '@/generated/model';
import { DeparturesSection } from './departures-section';
import { FaqSection } from './package-children';
import { PlaceFacts, PriceFacts, SearchFacts, TripFacts } from './package-facts';
import { PackageTexts } from './package-texts';
import { ReadinessPanel } from './readiness-panel';
import { useDeparturesAhead } from './use-departures-ahead';

interface PackageProps {
  record: Package;
}

export const PackageBadges = ({ record: { status, request_status, tag } }: PackageProps) => (
  <>
    <StatusBadge active={status} />
    {request_status === 'pending' && <PendingBadge />}
    {tag && <Badge variant="light">{tag}</Badge>}
  </>
);

export const PackageByline = ({ record }: PackageProps) => (
  <>
    {record.vendor && <span dir="auto">{record.vendor.full_name}</span>}
    {record.region && <PackageRegionLink to={record.region} />}
  </>
);

interface PackageBodyProps extends PackageProps {
  /** The section with the days, which are put in order on one screen and read on another. */
  itinerary: ReactNode;
  /** Whether children are added, edited and deleted here; the preview of a request is read. */
  editable: boolean;
}

/** Everything about a package below its name. */
export const PackageBody = ({ record, itinerary, editable }: PackageBodyProps) => {
  const { data: ahead } = useDeparturesAhead(record.id);
  return (
    <DetailColumns
      lead={<ReadinessPanel record={record} ahead={ahead?.length} />}
      side={
        <>
          <PriceFacts record={record} />
          <PlaceFacts record={record} />
          <SearchFacts record={record} />
        </>
      }
    >
      <DetailSection title="Images">
        <PictureGrid images={record.images} />
      </DetailSection>
      <TripFacts record={record} />
      <PackageTexts record={record} />
      {itinerary}
      <DeparturesSection packageId={record.id} editable={editable} />
      <FaqSection record={record} editable={editable} />
    </DetailColumns>
  );
};
