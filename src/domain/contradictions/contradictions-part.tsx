import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import { DetailSection } from '@/components/detail-page/detail-section';
import { BusyButton } from '@/components/dialogs/busy-button';
import { useSingleKeys } from '@/components/keys/single-keys';
import { useShortcuts } from '@/components/keys/use-shortcuts';
import { notifyError } from '@/components/notices/notices';
import { DimmedText } from '@/components/text/dimmed-text';
import type { Departure, Package } from '@/generated/model';
import { language } from '@/lib/languages/language';
import { plural } from '@/lib/text/plural';
import type { Contradiction } from './contradiction';
import classes from './contradictions.module.css';
import { ContradictionsDialog } from './contradictions-dialog';
import { useContradictions } from './use-contradictions';
import type { useOthers } from './use-others';

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
