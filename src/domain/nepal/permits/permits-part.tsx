import { useSyncExternalStore } from 'react';
import { Anchor, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '@/components/hooks/use-today';
import { LinkText } from '@/components/links/link-button';
import { useReferredName } from '@/components/pickers/use-referred-name';
import { DayName } from '@/components/text/day-text';
import { DimmedText } from '@/components/text/dimmed-text';
import { TableHead } from '@/components/text/preview-table';
import { type Claim, typedSource } from '@/domain/nepal/tables/claims';
import { listSeoPages } from '@/generated/api/seo-pages/seo-pages';
import { type Package, SeoPageSubject } from '@/generated/model';
import { nepalChanges } from '@/lib/storage/nepal-changes';
import { plainText } from '@/lib/text/html';
import { packageRegionPicker } from '@/resources/pickers';
import { subjectKind } from '@/resources/subject-kind';
import { wholeListQuery } from '@/resources/whole-list';
import { type Mention, mentionOf } from './compare-permits';
import { permitSourceFacts } from './given-permits';
import { isToCheck, type Permit, permits, permitsFor } from './permits';

const mentions: Record<Mention, string> = {
  includes: $localize`✓ In Includes`,
  excludes: $localize`✓ In Excludes`,
  both: $localize`! In both Includes and Excludes`,
  none: $localize`! Not mentioned`,
};

/** Where a claim is published, with the day that the page itself states. */
const SourceName = ({ source }: { source: string }) => {
  const facts = permitSourceFacts(source);
  const { name, url } = facts ? { name: facts.name, url: facts.at } : typedSource(source);
  return (
    <>
      {url === undefined ? (
        name
      ) : (
        <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit>
          {name}
        </Anchor>
      )}
      {facts?.stated && (
        <>
          {$localize` of `}
          <DayName date={facts.stated} />
        </>
      )}
    </>
  );
};

/** What sources say; if they differ, each with its sources. */
const ClaimsText = ({ claims }: { claims: readonly Claim[] }) => (
  <Stack gap={4}>
    {claims.length > 1 && (
      <Text size="xs" c="warning">
        {$localize`Sources differ:`}
      </Text>
    )}
    {claims.map(({ text, sources }) => (
      <div key={text}>
        <Text size="sm">{text}</Text>
        <Text size="xs" c="dimmed">
          {sources.map((source, index) => (
            <span key={source}>
              {index > 0 && ', '}
              <SourceName source={source} />
            </span>
          ))}
        </Text>
      </div>
    ))}
  </Stack>
);

const PermitRow = ({ permit, mention }: { permit: Permit; mention: Mention }) => (
  <Table.Tr>
    <Table.Td>{permit.name}</Table.Td>
    <Table.Td>
      <bdi>{mentions[mention]}</bdi>
    </Table.Td>
    <Table.Td>
      <ClaimsText claims={permit.fee} />
    </Table.Td>
    <Table.Td>{permit.company.length > 0 ? <ClaimsText claims={permit.company} /> : '–'}</Table.Td>
  </Table.Tr>
);

/** What the SEO page of a region says of permits, for comparison. */
const SeoPagePermits = ({ regionId }: { regionId: number }) => {
  const query = useQuery(wholeListQuery('seo-pages', listSeoPages));
  const page = query.data?.rows.find(
    ({ seopageable_type: kind, seopageable_id: id, seopageable }) =>
      subjectKind(kind) === SeoPageSubject.Package_Region && (id ?? seopageable?.id) === regionId,
  );
  const fields = [page?.details_permit, page?.cost_description?.permit_cost];
  const said = [...new Set(fields.filter(Boolean))].join('; ');
  if (query.isError) return <DimmedText>{$localize`The SEO pages could not be read.`}</DimmedText>;
  if (!page) return null;
  return (
    <Text size="sm">
      {$localize`The SEO page says: `}
      <bdi>{said || $localize`nothing about permits`}</bdi>
    </Text>
  );
};

/** When the permits were read, the oldest of them, and the way to check them. */
const AsOf = ({ needed }: { needed: readonly Permit[] }) => {
  const today = useToday();
  const [oldest = ''] = needed.map(({ asOf }) => asOf).sort();
  const old = isToCheck(oldest, today);
  return (
    <Text size="xs" c={old ? 'danger' : 'dimmed'}>
      {$localize`As of `}
      <DayName date={oldest} />.{' '}
      {old
        ? $localize`That is more than a year ago: ask the offices before you tell a traveller.`
        : $localize`Fees change: ask the offices before you tell a traveller.`}{' '}
      <LinkText to="/nepal-data" search={{ table: 'permits' }} inherit underline="always">
        {$localize`Change them in Nepal data`}
      </LinkText>
    </Text>
  );
};

/** The permits that a package of its region needs, beside what it says of them; nothing is written into a text. */
export const PermitsTable = ({ record }: { record: Package }) => {
  const { region } = record;
  // Those of this browser, which another tab may change.
  useSyncExternalStore(nepalChanges.permits.subscribe, permits);
  const needed = permitsFor(useReferredName(packageRegionPicker, region) ?? '');
  if (!region || needed.length === 0)
    return <DimmedText>{$localize`Nothing is known of permits in this region.`}</DimmedText>;
  const texts = { includes: plainText(record.includes ?? ''), excludes: plainText(record.excludes ?? '') };
  return (
    <Stack gap="xs">
      <Table.ScrollContainer minWidth={640} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table aria-label={$localize`Permits`} verticalSpacing={6}>
          <TableHead
            heads={[
              $localize`Permit`,
              $localize`This package`,
              $localize`Fee from abroad`,
              $localize`Who must come along`,
            ]}
          />
          <Table.Tbody>
            {needed.map((permit) => (
              <PermitRow key={permit.name} permit={permit} mention={mentionOf(permit, texts)} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <SeoPagePermits regionId={region.id} />
      <AsOf needed={needed} />
    </Stack>
  );
};
