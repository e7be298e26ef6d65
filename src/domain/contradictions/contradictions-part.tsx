import { useMemo, useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { DetailSection } from '@/components/detail-page/detail-section';
import { BusyButton } from '@/components/dialogs/busy-button';
import { useSingleKeys } from '@/components/keys/single-keys';
import { useShortcuts } from '@/components/keys/use-shortcuts';
import { notifyError } from '@/components/notices/notices';
import { useReferredName } from '@/components/pickers/use-referred-name';
import { DimmedText } from '@/components/text/dimmed-text';
import { dayPricesOf, keysOf, othersWith, pathOf } from '@/domain/listings/compare';
import { packageListing } from '@/domain/listings/rules/package-rules';
import { getListPackagesQueryKey, listPackages } from '@/generated/api/packages/packages';
import type { Departure, Package } from '@/generated/model';
import { language } from '@/lib/languages/language';
import { plural } from '@/lib/text/plural';
import { isRecord } from '@/lib/values/is-record';
import { packageRegionPicker } from '@/resources/pickers';
import { wholeListQuery } from '@/resources/whole-list';
import type { Contradiction } from './contradiction';
import classes from './contradictions.module.css';
import { ContradictionsDialog } from './contradictions-dialog';
import { findContradictions } from './find-contradictions';
import { useWavedOff } from './waved-off';

const isPackage = (row: unknown): row is Package =>
  isRecord(row) && typeof row.id === 'number' && typeof row.name === 'string';

/** The rows of a list's page, or of pages that were read one after the other. */
const rowsIn = (answer: unknown): Package[] => {
  if (!isRecord(answer)) return [];
  if (Array.isArray(answer.pages)) return answer.pages.flatMap(rowsIn);
  return Array.isArray(answer.data) ? answer.data.filter(isPackage) : [];
};

/** Not below the path of packages: an approval does not read all of them again. */
const queryKey = ['packages to compare'];
const STALE_MS = 10 * 60_000;

/** The packages that a package is compared with: those that some list has loaded, or all once they are asked for. */
const useOthers = (record: Package, asked: boolean) => {
  const client = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn: asked
      ? async () => (await client.query(wholeListQuery('packages', listPackages))).rows
      : skipToken,
    staleTime: STALE_MS,
  });
  const { data: all } = query;
  const compared = useMemo(() => {
    const loaded = client
      .getQueriesData({ queryKey: getListPackagesQueryKey() })
      .flatMap(([, answer]) => rowsIn(answer));
    const others = all ?? [...new Map(loaded.map((row) => [row.id, row])).values()];
    const prices = (all ?? []).map((row) => ({
      path: pathOf(packageListing, row),
      keys: keysOf(packageListing, row),
    }));
    const { dayPrice, dayPrices } = othersWith(
      { shared: {}, dayPrices: dayPricesOf(prices) },
      keysOf(packageListing, record),
      pathOf(packageListing, record),
    );
    return { others, known: { dayPrice, dayPrices } };
  }, [client, record, all]);
  return { ...compared, query };
};

/** What contradicts in a package, and which of it was not waved off; `asked` reads all other packages for it. */
const useContradictions = (record: Package, departures: readonly Departure[] | undefined, asked: boolean) => {
  const region = useReferredName(packageRegionPicker, record.region) ?? '';
  const { others, known, query } = useOthers(record, asked);
  const found = useMemo(
    () => findContradictions({ record, region, departures, others, ...known }),
    [record, region, departures, others, known],
  );
  const waved = useWavedOff(record.id);
  const open = found.filter(({ key }) => !waved.has(key));
  return { found, open, waved, others, query };
};

interface CompareProps {
  /** How many packages it was compared with. */
  count: number;
  query: ReturnType<typeof useOthers>['query'];
  onAsk: () => void;
}

/** With how many packages its text and price were compared, and the button that reads all of them. */
const Compare = ({ count, query, onAsk }: CompareProps) => {
  if (query.data)
    return (
      <DimmedText>{$localize`Compared with ${plural(count, { one: $localize`# other package`, other: $localize`# other packages` })}:otherPackages:.`}</DimmedText>
    );
  return (
    <div>
      <BusyButton
        size="compact-sm"
        variant="subtle"
        className={classes.compare}
        busy={query.isFetching}
        onClick={() => {
          if (query.isError) void query.refetch();
          else onAsk();
        }}
      >
        {$localize`Compare with all packages`}
      </BusyButton>
      {query.isError && (
        <Text size="sm" c="danger" role="alert">
          {$localize`The other packages could not be read.`}
        </Text>
      )}
    </div>
  );
};

const Summary = ({ found }: { found: readonly Contradiction[] }) => (
  <ul className={classes.summary}>
    {found.map(({ key, about, sides: [one, other] }) => (
      <li key={key}>
        <Text size="sm">{about}</Text>
        <Text size="xs" c="dimmed">
          {one.where[language]} ≠ {other.where[language]}
        </Text>
      </li>
    ))}
  </ul>
);

interface ContradictionsProps {
  record: Package;
  departures: readonly Departure[] | undefined;
}

/** What contradicts in a package, in brief, with the sheet in which it is read and written about. */
export const Contradictions = ({ record, departures }: ContradictionsProps) => {
  const [asked, setAsked] = useState(false);
  const { found, open, waved, others, query } = useContradictions(record, departures, asked);
  const [opened, setOpened] = useState(false);
  const withKeys = useSingleKeys();
  const openOrSay = () => {
    if (found.length > 0) setOpened(true);
    else
      notifyError($localize`Nothing that contradicts was found in “${record.name}:name:”.`, {
        id: 'nothing-contradicts',
        pending: true,
      });
  };
  useShortcuts([['c', ({ repeat }) => repeat || openOrSay()]]);
  const compare = (
    <Compare
      count={others.filter(({ id }) => id !== record.id).length}
      query={query}
      onAsk={() => setAsked(true)}
    />
  );
  if (found.length === 0) return compare;
  return (
    <DetailSection title={$localize`Contradictions`} help="Decide requests">
      <Stack gap="sm">
        {open.length > 0 ? (
          <Summary found={open} />
        ) : (
          <DimmedText>{$localize`All were waved off.`}</DimmedText>
        )}
        <div>
          <Button
            size="compact-sm"
            variant="default"
            aria-haspopup="dialog"
            aria-keyshortcuts={withKeys ? 'c' : undefined}
            onClick={() => setOpened(true)}
          >
            {$localize`Ask the vendor`}
          </Button>
        </div>
        {compare}
      </Stack>
      <ContradictionsDialog
        record={record}
        found={found}
        waved={waved}
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </DetailSection>
  );
};

/** How many things contradict in a package, for a row; nothing if none do. */
export const ContradictionsCount = ({ record, departures }: ContradictionsProps) => {
  const { open } = useContradictions(record, departures, false);
  return (
    open.length > 0 && (
      <Text size="xs" c="warning" component="span" display="block">
        {plural(open.length, { one: $localize`# contradiction`, other: $localize`# contradictions` })}
      </Text>
    )
  );
};
