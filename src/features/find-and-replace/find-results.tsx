import { useEffect, useMemo, useState } from 'react';
import { Skeleton, Stack, Text } from '@mantine/core';
import { IconZoomQuestion } from '@tabler/icons-react';
import type { FieldValues } from '@/api/writes/resource';
import { useTicks } from '@/components/hooks/use-ticks';
import { RunGuard } from '@/components/run/run-guard';
import { StatePanel } from '@/components/screen/state-panel';
import { plural } from '@/lib/text/plural';
import { findIn, foundIn, placeKeys } from './found';
import { FoundKind } from './found-kind';
import { ReplaceBar } from './replace-bar';
import type { Replacing } from './text-places';
import { withValues } from './text-record';
import { useReplacing } from './use-replacing';
import type { TextsRead } from './use-texts';

const nobody: ReadonlySet<string> = new Set();

interface FindResultsProps {
  replacing: Replacing;
  /** The paths of the kinds to look in; all by default. */
  kinds: readonly string[] | undefined;
  texts: TextsRead;
  onBusy: (busy: boolean) => void;
}

/** The places that were found, ticked until they are unticked, and their replacing. */
export const FindResults = ({ replacing, kinds, texts, onBusy }: FindResultsProps) => {
  const { isTicked, tick } = useTicks<string>();
  const [changed, setChanged] = useState(nobody);
  const { records, note } = texts;
  const found = useMemo(
    () => findIn(records.values(), replacing, { kinds, also: (key) => changed.has(key) }),
    [records, replacing, kinds, changed],
  );

  const noteValues = (key: string, values: FieldValues, places: 'left' | 'before') => {
    const record = records.get(key);
    // What is left was not ticked, and what somebody else wrote was not looked at.
    if (record && places === 'left') tick(placeKeys(foundIn(withValues(record, values), replacing)), false);
    setChanged((before) => new Set(before).add(key));
    note(key, values);
  };
  const work = useReplacing({ found, isChosen: isTicked, onValues: noteValues });
  const { running } = work.run;
  useEffect(() => onBusy(running), [running, onBusy]);

  const all = found.flatMap(placeKeys);
  const withPlaces = found.filter(({ texts: some }) => some.length > 0).length;
  const byKind = [...Map.groupBy(found, ({ record }) => record.kind)];
  const reading = texts.run.running;
  if (found.length === 0) {
    if (reading) return <Skeleton h={280} role="status" aria-label={$localize`Looking through the texts`} />;
    return (
      <div role="status">
        <StatePanel icon={<IconZoomQuestion size={22} />} title={$localize`Nothing found`}>
          {$localize`No text that was read has these words. Try a part of a word, or other spellings.`}
        </StatePanel>
      </div>
    );
  }
  return (
    <Stack gap="md">
      <Text size="sm" role="status">
        {all.length === 0
          ? $localize`Nothing is left to replace.`
          : $localize`${plural(all.length, { one: $localize`# place`, other: $localize`# places` })}:places: in ${plural(withPlaces, { one: $localize`# record`, other: $localize`# records` })}:records:. Untick what is to stay as it is.`}
      </Text>
      {byKind.map(([path, some]) => (
        <FoundKind key={path} path={path} found={some} isTicked={isTicked} replacing={work} onTick={tick} />
      ))}
      <ReplaceBar
        replacing={work}
        places={all.length}
        ticked={all.filter(isTicked).length}
        removes={replacing.replacement === ''}
        reading={reading}
        onTickAll={(ticked) => tick(all, ticked)}
      />
      <RunGuard
        run={work.run}
        name="find-and-replace"
        rest={$localize`Leaving stops this. What was replaced stays; the other records are not changed.`}
      />
    </Stack>
  );
};
