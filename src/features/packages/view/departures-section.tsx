import { Group, Table, Text } from '@mantine/core';
import { DetailSection } from '@/components/detail-page/detail-section';
import { useToday } from '@/components/hooks/use-today';
import { LinkButton } from '@/components/links/link-button';
import { DayText } from '@/components/text/day-text';
import { DimmedText } from '@/components/text/dimmed-text';
import { TableHead } from '@/components/text/preview-table';
import { LoadText } from '@/domain/departures/load-text';
import { LoadsNote } from '@/domain/departures/loads-note';
import { usePackageLoads } from '@/domain/departures/use-package-loads';
import { SectionGate } from '@/features/packages/children/section-gate';
import { useDeparturesAhead } from '@/features/packages/departures/use-departures-ahead';
import { formatCount } from '@/lib/formats/formats';
import { departuresLink, planSeason } from '@/resources/package-links';

const shownAtMost = 5;

/** The number of weeks for which bookings are counted. */
const WEEKS = 13;

export const DeparturesSection = ({ packageId, editable }: { packageId: number; editable: boolean }) => {
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
