import { useState, useSyncExternalStore } from 'react';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { type QueryFunctionContext, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { WithHelp } from '@/components/links/help-link';
import { useUndoNotice } from '@/components/notices/use-undo-notice';
import { useScreenTitle } from '@/components/screen/screen-title';
import { SegmentLinks } from '@/components/screen/segment-links';
import { FailedQuery, StatePanel } from '@/components/screen/state-panel';
import { DimmedText } from '@/components/text/dimmed-text';
import { formatCount } from '@/lib/formats/formats';
import { missingFrom } from '@/lib/lists/all-pages';
import { recordName, unnamedReference } from '@/lib/records/record-name';
import { createAccountSetting } from '@/lib/storage/account-setting';
import { counted, plural } from '@/lib/text/plural';
import { allRows, type RecordTypes } from '@/resources/record-type';
import { candidateOf } from './candidate';
import type { TwinPair } from './evidence';
import { findTwins, inSlices } from './find-twins';
import { MergeScreen } from './merge-screen';
import { PairItem } from './pair-item';
import { type Merging, twinSources } from './sources';
import classes from './twins.module.css';
import { type TwinPath, twinPaths, twinsLink, validateTwins } from './twins-search';

/** The twins among rows, in slices. */
const twinsAmong = function* (rows: readonly { id: number }[]) {
  const candidates = [];
  for (const row of rows) {
    candidates.push(candidateOf(row, recordName(row) ?? unnamedReference(row.id)));
    yield;
  }
  return yield* findTwins(candidates);
};

const compared =
  (rows: ReturnType<typeof allRows>) =>
  async ({ client, signal }: QueryFunctionContext) => {
    const read = await client.query(rows);
    return {
      pairs: await inSlices(twinsAmong(read.rows), signal),
      seen: read.rows.length,
      missing: missingFrom(read),
    };
  };

/** The likely twins of a kind: its list is read whole, at most once a minute, and compared here. */
const useTwins = (kind: TwinPath, types: RecordTypes) => {
  const {
    queryKey,
    types: [path],
  } = twinSources[kind];
  return useQuery({
    queryKey: [...queryKey, 'twins'],
    queryFn: compared(allRows(types, path)),
    staleTime: 60_000,
    structuralSharing: false,
  });
};

/** As many pairs as are kept of an account, the newest ones. */
const MOST = 2_000;

/** The pairs that the signed-in user said are not twins: `/hotels 3 17`. */
const notTwins = createAccountSetting('not-twins', (stored): readonly string[] =>
  Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [],
);

const pairKey = (path: string, one: { id: number }, other: { id: number }): string =>
  [path, Math.min(one.id, other.id), Math.max(one.id, other.id)].join(' ');

/** Remembers that a pair is none, or forgets it. */
const setNotTwins = (key: string, isNone: boolean): void => {
  const others = notTwins.get().filter((other) => other !== key);
  notTwins.set(isNone ? [...others, key].slice(-MOST) : others);
};

/** The pairs that the signed-in user said are not twins. */
const useNotTwins = (): ReadonlySet<string> =>
  new Set(useSyncExternalStore(notTwins.subscribe, notTwins.get));

/** How many pairs are shown at first, and added by each "Show more". */
const SHOWN = 50;

interface PairsProps {
  kind: TwinPath;
  pairs: readonly TwinPair[];
  label: string;
  isNone: boolean;
  onNone: (pair: TwinPair, isNone: boolean) => void;
}

const Pairs = ({ kind, pairs, label, isNone, onNone }: PairsProps) => {
  const [shown, setShown] = useState(SHOWN);
  return (
    <>
      <ul className={classes.pairs} aria-label={label}>
        {pairs.slice(0, shown).map((pair) => (
          <PairItem
            key={pairKey(kind, pair.a, pair.b)}
            kind={kind}
            pair={pair}
            isNone={isNone}
            onNone={(none) => onNone(pair, none)}
          />
        ))}
      </ul>
      {pairs.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + SHOWN)}>
          {$localize`Show more pairs`}
        </Button>
      )}
    </>
  );
};

interface TwinListProps {
  kind: TwinPath;
  types: Merging['types'];
}

const TwinList = ({ kind, types }: TwinListProps) => {
  const source = twinSources[kind];
  const query = useTwins(kind, types);
  const none = useNotTwins();
  const [showsNone, setShowsNone] = useState(false);
  const showUndo = useUndoNotice();
  const note = ({ a, b }: TwinPair, isNot: boolean) => {
    const key = pairKey(kind, a, b);
    setNotTwins(key, isNot);
    const names = $localize`“${a.name}:name:” and “${b.name}:name2:”`;
    showUndo(
      isNot ? $localize`${names}:names: are not twins.` : $localize`${names}:names: may be twins.`,
      () => setNotTwins(key, !isNot),
    );
  };
  const { one, other } = source.area.nouns;
  if (query.isError && !query.data)
    return <FailedQuery what={$localize`the ${other}:other:`} query={query} />;
  if (!query.data)
    return <Skeleton h={280} role="status" aria-label={$localize`Comparing the ${other}:other:`} />;
  const { pairs, seen, missing } = query.data;
  const isNone = ({ a, b }: TwinPair) => none.has(pairKey(kind, a, b));
  const open = pairs.filter((pair) => !isNone(pair));
  const said = pairs.filter(isNone);
  return (
    <>
      <Group justify="space-between">
        <Text size="sm" fw={500} role="status">
          {$localize`${plural(open.length, { one: $localize`# likely pair`, other: $localize`# likely pairs` })}:likelyPairs: among ${counted(seen, one, other)}:count:`}
        </Text>
        {said.length > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={() => setShowsNone(!showsNone)}>
            {showsNone
              ? $localize`Hide those that are not twins`
              : $localize`Show ${formatCount(said.length)}:said: that are not twins`}
          </Button>
        )}
      </Group>
      {missing !== undefined && <DimmedText>{missing}</DimmedText>}
      {open.length === 0 ? (
        <StatePanel icon={<IconUsersGroup size={22} />} title={$localize`No likely twins`}>
          {said.length > 0
            ? $localize`Of all pairs that are alike, you said that they are not twins.`
            : $localize`No two ${other}:other: are alike enough in name, phone, email or place.`}
        </StatePanel>
      ) : (
        <Pairs
          key={kind}
          kind={kind}
          pairs={open}
          label={$localize`Likely twins`}
          isNone={false}
          onNone={note}
        />
      )}
      {showsNone && said.length > 0 && (
        <Pairs
          key={`${kind} none`}
          kind={kind}
          pairs={said}
          label={$localize`Not twins`}
          isNone
          onNone={note}
        />
      )}
    </>
  );
};

const TwinsOverview = ({ kind, types }: TwinListProps) => {
  useScreenTitle({ title: $localize`Likely twins` });
  return (
    <Stack gap="md" className={classes.frame}>
      <Group justify="space-between" data-screen-head>
        <WithHelp about="Find and merge twins">
          <Title order={1}>{$localize`Likely twins`}</Title>
        </WithHelp>
        <SegmentLinks
          links={twinPaths.map((path) => ({
            label: twinSources[path].label,
            link: twinsLink(path),
            current: path === kind,
          }))}
        />
      </Group>
      <DimmedText>
        {kind === 'users'
          ? $localize`Compared by name in both scripts and email; by phone and company where the list of users says them. Two people may have one name: compare them before you decide.`
          : $localize`Compared by name in both scripts, phone, email, website, place and region. It is a guess by what they have in common: compare two before you decide.`}
      </DimmedText>
      <TwinList key={kind} kind={kind} types={types} />
    </Stack>
  );
};

/** The likely twins of a kind, or two of them side by side. */
export const TwinsScreen = ({ merging }: { merging: Merging }) => {
  const { kind = 'hotels', keep, twin } = validateTwins(useSearch({ strict: false }));
  return keep !== undefined && twin !== undefined ? (
    <MergeScreen key={`${kind} ${keep} ${twin}`} kind={kind} keep={keep} twin={twin} merging={merging} />
  ) : (
    <TwinsOverview kind={kind} types={merging.types} />
  );
};
