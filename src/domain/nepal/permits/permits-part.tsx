import { Anchor, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '@/components/hooks/use-today';
import { useReferredName } from '@/components/pickers/use-referred-name';
import { DayName } from '@/components/text/day-text';
import { DimmedText } from '@/components/text/dimmed-text';
import { TableHead } from '@/components/text/preview-table';
import { getListSeoPagesQueryKey, listSeoPages } from '@/generated/api/seo-pages/seo-pages';
import { type Package, SeoPageSubject } from '@/generated/model';
import { allPages } from '@/lib/lists/all-pages';
import { maxPerPage } from '@/lib/lists/list-search';
import { plainText } from '@/lib/text/html';
import { packageRegionPicker } from '@/resources/pickers';
import { subjectKind } from '@/resources/subject-kind';
import { isToReadAgain, type Mention, mentionOf, permitsFor } from './compare-permits';
import { permitSources, READ_ON } from './permit-sources';
import type { Claims, Permit } from './permit-table';

const mentions: Record<Mention, string> = {
  includes: '✓ In Includes',
  excludes: '✓ In Excludes',
  both: '! In both Includes and Excludes',
  none: '! Not mentioned',
};

/** What sources say; if they differ, each with its sources. */
const ClaimsText = ({ claims }: { claims: Claims }) => {
  const all = Object.entries(claims);
  return (
    <Stack gap={4}>
      {all.length > 1 && (
        <Text size="xs" c="warning">
          Sources differ:
        </Text>
      )}
      {all.map(([text, sources]) => (
        <div key={text}>
          <Text size="sm">{text}</Text>
          <Text size="xs" c="dimmed">
            {sources.map((source, index) => {
              const { name, at, ...facts } = permitSources[source];
              return (
                <span key={source}>
                  {index > 0 && ', '}
                  <Anchor href={at} target="_blank" rel="noopener noreferrer" inherit>
                    {name}
                  </Anchor>
                  {'stated' in facts && (
                    <>
                      {' '}
                      of <DayName date={facts.stated} />
                    </>
                  )}
                </span>
              );
            })}
          </Text>
        </div>
      ))}
    </Stack>
  );
};

const PermitRow = ({ permit, mention }: { permit: Permit; mention: Mention }) => (
  <Table.Tr>
    <Table.Td>{permit.name}</Table.Td>
    <Table.Td>
      <bdi>{mentions[mention]}</bdi>
    </Table.Td>
    <Table.Td>
      <ClaimsText claims={permit.fee} />
    </Table.Td>
    <Table.Td>{permit.company ? <ClaimsText claims={permit.company} /> : '–'}</Table.Td>
  </Table.Tr>
);

/** What the SEO page of a region says of permits, for comparison. */
const SeoPagePermits = ({ regionId }: { regionId: number }) => {
  const query = useQuery({
    queryKey: [...getListSeoPagesQueryKey(), 'all'],
    queryFn: ({ signal }) =>
      allPages((page) => listSeoPages({ page, per_page: maxPerPage }, undefined, signal)),
  });
  const page = query.data?.find(
    ({ seopageable_type: kind, seopageable_id: id, seopageable }) =>
      subjectKind(kind) === SeoPageSubject.Package_Region && (id ?? seopageable?.id) === regionId,
  );
  const fields = [page?.details_permit, page?.cost_description?.permit_cost];
  const said = [...new Set(fields.filter(Boolean))].join('; ');
  if (query.isError) return <DimmedText>The SEO pages could not be read.</DimmedText>;
  if (!page) return null;
  return (
    <Text size="sm">
      The SEO page says: <bdi>{said || 'nothing about permits'}</bdi>
    </Text>
  );
};

/** The permits that a package of its region needs, beside what it says of them; nothing is written into a text. */
export const PermitsTable = ({ record }: { record: Package }) => {
  const today = useToday();
  const { region } = record;
  const permits = permitsFor(useReferredName(packageRegionPicker, region) ?? '');
  if (!region || permits.length === 0)
    return <DimmedText>Nothing is known of permits in this region.</DimmedText>;
  const texts = { includes: plainText(record.includes ?? ''), excludes: plainText(record.excludes ?? '') };
  return (
    <Stack gap="xs">
      <Table.ScrollContainer minWidth={640} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table aria-label="Permits" verticalSpacing={6}>
          <TableHead heads={['Permit', 'This package', 'Fee from abroad', 'Who must come along']} />
          <Table.Tbody>
            {permits.map((permit) => (
              <PermitRow key={permit.name} permit={permit} mention={mentionOf(permit, texts)} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <SeoPagePermits regionId={region.id} />
      <Text size="xs" c={isToReadAgain(today) ? 'danger' : 'dimmed'}>
        As of <DayName date={READ_ON} />.{' '}
        {isToReadAgain(today)
          ? 'That is more than a year ago: ask the offices before you tell a traveller.'
          : 'Fees change: ask the offices before you tell a traveller.'}
      </Text>
    </Stack>
  );
};
