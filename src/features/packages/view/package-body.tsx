import { type ReactNode, useState } from 'react';
import { Button, Group, Skeleton, Table, Text } from '@mantine/core';
import { DetailSection } from '@/components/detail-page/detail-section';
import type { Fact } from '@/components/detail-page/facts';
import { TextSections, textTabs } from '@/components/detail-page/text-sections';
import { useToday } from '@/components/hooks/use-today';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { LinkButton, ScreenButton } from '@/components/links/link-button';
import { RecordLink } from '@/components/links/record-link';
import { ReferenceLink } from '@/components/pickers/reference-links';
import { DayName, DayText } from '@/components/text/day-text';
import { DimmedText } from '@/components/text/dimmed-text';
import { TableHead } from '@/components/text/preview-table';
import { SafeHtml } from '@/components/text/safe-html';
import { StatusBadge } from '@/components/text/status-badge';
import { ContradictionsSection } from '@/domain/contradictions/contradictions-section';
import { LoadText } from '@/domain/departures/load-text';
import { LoadsNote } from '@/domain/departures/loads-note';
import { usePackageLoads } from '@/domain/departures/use-package-loads';
import { TravellerButton } from '@/domain/listings/as-traveller/traveller-button';
import { BylineFact } from '@/domain/listings/byline-fact';
import { ListingBody } from '@/domain/listings/listing-body';
import { packageListing } from '@/domain/listings/rules/package-rules';
import { useGaps } from '@/domain/listings/use-gaps';
import { MessageActions } from '@/domain/requests/message-actions';
import { ChildItem } from '@/features/packages/children/child-item';
import { ChildSection } from '@/features/packages/children/child-section';
import { SectionGate } from '@/features/packages/children/section-gate';
import { useDeparturesAhead } from '@/features/packages/departures/use-departures-ahead';
import { deleteFaq } from '@/generated/api/faqs/faqs';
import type { Departure, Package } from '@/generated/model';
import { formatCount } from '@/lib/formats/formats';
import { loadChunk } from '@/lib/loading/chunk';
import {
  addFaq,
  departuresLink,
  editFaq,
  editImages,
  importFaqs,
  planSeason,
} from '@/resources/package-links';
import { packageRegionPicker, vendorPicker } from '@/resources/pickers';
import { knownPrice, PlaceFacts, PriceFacts, TripFacts } from './package-facts';

const shownAtMost = 5;

/** The number of weeks for which bookings are counted. */
const WEEKS = 13;

const DeparturesSection = ({ packageId, editable }: { packageId: number; editable: boolean }) => {
  const today = useToday();
  const ahead = useDeparturesAhead(packageId, today);
  const isBooked = editable && (ahead.data?.length ?? 0) > 0;
  const { loads, of } = usePackageLoads(packageId, today, isBooked ? WEEKS : 0);
  return (
    <DetailSection
      id="departures"
      title={$localize`Next departures`}
      add={editable ? { to: planSeason({ id: packageId }), label: $localize`Add departures` } : undefined}
      actions={
        <LinkButton size="compact-sm" variant="subtle" {...departuresLink(packageId)}>
          {$localize`All departures`}
        </LinkButton>
      }
    >
      <SectionGate what={$localize`the departures`} query={ahead}>
        {(rows) =>
          rows.length === 0 ? (
            <DimmedText>{$localize`No upcoming departures.`}</DimmedText>
          ) : (
            <Table.ScrollContainer minWidth={380} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
              <Table>
                <TableHead
                  heads={[
                    $localize`Departure date`,
                    $localize`Offer`,
                    ...(isBooked ? [$localize`Bookings`] : []),
                  ]}
                />
                <Table.Tbody>
                  {rows.slice(0, shownAtMost).map((row) => (
                    <Table.Tr key={row.id}>
                      <Table.Td>
                        <DayText date={row.departure_date} />
                      </Table.Td>
                      <Table.Td>
                        <Group gap={6}>
                          {row.discount_percent ? <bdi>{formatCount(row.discount_percent)}%</bdi> : '–'}
                          {row.offer_title && <span dir="auto">{row.offer_title}</span>}
                        </Group>
                      </Table.Td>
                      {isBooked && (
                        <Table.Td>
                          <LoadText of={of} date={row.departure_date} loads={loads} />
                        </Table.Td>
                      )}
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
          )
        }
      </SectionGate>
      {ahead.data && ahead.data.length > shownAtMost && (
        <Text size="sm" c="dimmed" mt="xs">
          <bdi>{$localize`The next ${formatCount(shownAtMost)}:shownAtMost: of ${formatCount(ahead.data.length)}:data:`}</bdi>
        </Text>
      )}
      <LoadsNote loads={loads} />
    </DetailSection>
  );
};

/** What permits a package of this region needs; loaded when it is asked for. */
const PermitsSection = ({ record }: { record: Package }) => {
  const [shown, setShown] = useState(false);
  const part = useChunk(() => import('@/domain/nepal/permits/permits-part'), shown);
  return (
    <DetailSection
      id="permits"
      title={$localize`Permits`}
      actions={
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={shown}
          onClick={() => setShown((before) => !before)}
        >
          {shown ? $localize`Hide permits` : $localize`What this region needs`}
        </Button>
      }
    >
      {shown && part.state === 'loading' && (
        <Skeleton h={160} role="status" aria-label={$localize`Loading the permits`} />
      )}
      {shown && part.state === 'failed' && (
        <ChunkLost chunk={part}>{$localize`The permits could not be loaded.`}</ChunkLost>
      )}
      {shown && part.state === 'ready' && <part.module.PermitsTable record={record} />}
    </DetailSection>
  );
};

const FaqSection = ({ record, editable }: { record: Package; editable: boolean }) => {
  const { id, faqs = [] } = record;
  const add = { to: addFaq({ id }), label: $localize`Add FAQ` };
  const actionsOf = (faqId: number) => ({
    noun: $localize`FAQ`,
    edit: editFaq(id, faqId),
    remove: () => deleteFaq(id, faqId),
  });
  return (
    <ChildSection
      id="faqs"
      title={$localize`FAQs`}
      add={editable ? add : undefined}
      actions={
        editable && (
          <ScreenButton size="compact-sm" variant="subtle" {...importFaqs({ id })}>
            {$localize`Import FAQs`}
          </ScreenButton>
        )
      }
      rows={faqs}
      empty={$localize`No FAQs yet.`}
    >
      {(faq) => (
        <ChildItem
          key={faq.id}
          name={faq.question}
          badge={faq.status === 0 ? <StatusBadge active={false} /> : undefined}
          actions={editable ? actionsOf(faq.id) : undefined}
        >
          <SafeHtml html={faq.answer} />
        </ChildItem>
      )}
    </ChildSection>
  );
};

/** The gaps of a package, without rules about departures until they are loaded, or about images that are not shown. */
export const usePackageGaps = (record: Package, { shown }: { shown: boolean }) => {
  const { data: ahead } = useDeparturesAhead(record.id);
  return useGaps(packageListing, record, { known: { ahead: ahead?.length }, shown });
};

interface PackageProps {
  record: Package;
}

export const PackageByline = ({ record }: PackageProps) => (
  <>
    <BylineFact label={$localize`Vendor`}>
      {record.vendor && <ReferenceLink source={vendorPicker} to={record.vendor} />}
    </BylineFact>
    <BylineFact label={$localize`Region`}>
      {record.region && <ReferenceLink source={packageRegionPicker} to={record.region} />}
    </BylineFact>
  </>
);

const textsOf = (record: Package) =>
  [
    [$localize`Overview`, record.overview],
    [$localize`Highlights`, record.highlights],
    [$localize`Includes`, record.includes],
    [$localize`Excludes`, record.excludes],
    [$localize`Good to know`, record.good_to_know],
    [$localize`Cancellation`, record.cancellation],
  ] as const;

const glanceAt = (record: Package, ahead: readonly Departure[] | undefined): Fact[] => {
  const [next] = ahead ?? [];
  return [
    ...knownPrice(record),
    [$localize`Duration`, record.duration],
    [
      $localize`Next departure`,
      next ? (
        <RecordLink link={departuresLink(record.id)}>
          <DayName date={next.departure_date} />
        </RecordLink>
      ) : (
        ahead && $localize`:of departures|:None`
      ),
    ],
  ];
};

const loadAsTraveller = () => loadChunk(() => import('./package-as-traveller'));

interface PackageBodyProps extends PackageProps {
  /** The section with the days: editable on one screen, read-only on another. */
  itinerary: ReactNode;
  /** Whether children can be edited here; the preview of a request is read-only. */
  editable: boolean;
}

/** All sections of a package below its name. */
export const PackageBody = ({ record, itinerary, editable }: PackageBodyProps) => {
  const { data: ahead } = useDeparturesAhead(record.id);
  const gaps = usePackageGaps(record, { shown: true });
  const texts = textsOf(record);
  const children = (
    <>
      {itinerary}
      <DeparturesSection packageId={record.id} editable={editable} />
      <FaqSection record={record} editable={editable} />
      <PermitsSection record={record} />
    </>
  );
  return (
    <ListingBody
      record={record}
      gaps={gaps}
      editable={editable}
      imagesForm={{ ...editImages(record), hash: 'images' }}
      glance={glanceAt(record, ahead)}
      sections={[
        { id: 'trip', title: $localize`Trip` },
        { id: 'itinerary', title: $localize`Itinerary`, count: record.itenaries?.length ?? 0 },
        { id: 'departures', title: $localize`Next departures`, count: ahead?.length },
        { id: 'faqs', title: $localize`FAQs`, count: record.faqs?.length ?? 0 },
        ...textTabs(texts),
      ]}
      message={<MessageActions to="vendor" record={record} person={record.vendor} gaps={gaps} />}
      preview={
        <TravellerButton
          load={loadAsTraveller}
          page={({ PackageAsTraveller }, shown) => <PackageAsTraveller record={record} {...shown} />}
        />
      }
      lead={!editable && <ContradictionsSection record={record} departures={ahead} />}
      side={
        <>
          {!editable && <PriceFacts record={record} />}
          <PlaceFacts record={record} />
        </>
      }
    >
      <TripFacts record={record} editable={editable} />
      {editable && children}
      <TextSections texts={texts} />
      {!editable && children}
    </ListingBody>
  );
};
