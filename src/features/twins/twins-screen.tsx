import { useState } from 'react';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { WithHelp } from '@/components/links/help-link';
import { ViewLinks } from '@/components/list-page/view-links';
import { useUndoNotice } from '@/components/notices/use-undo-notice';
import { useScreenTitle } from '@/components/screen/screen-title';
import { FailedQuery, StatePanel } from '@/components/screen/state-panel';
import { DimmedText } from '@/components/text/dimmed-text';
import { formatCount } from '@/lib/formats/formats';
import { counted, plural } from '@/lib/text/plural';
import type { TwinPair } from './evidence';
import { MergeScreen } from './merge-screen';
import { pairKey, setNotTwins, useNotTwins } from './not-twins';
import { PairItem } from './pair-item';
import { type Merging, twinSources } from './sources';
import classes from './twins.module.css';
import { type TwinPath, twinPaths, twinsLink, validateTwins } from './twins-search';
import { useTwins } from './use-twins';

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
        <ViewLinks
          views={twinPaths.map((path) => ({
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
