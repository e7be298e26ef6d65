import { useEffect, useMemo, useState } from 'react';
import { Button, Checkbox, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconZoomQuestion } from '@tabler/icons-react';
import type { FieldValues } from '@/api/writes/resource';
import { BusyButton } from '@/components/dialogs/busy-button';
import { useTicks } from '@/components/hooks/use-ticks';
import { useSaveKeys } from '@/components/keys/use-save-keys';
import { RunGuard } from '@/components/run/run-guard';
import { RunProgress } from '@/components/run/run-progress';
import { inState } from '@/components/run/run-steps';
import { StatePanel } from '@/components/screen/state-panel';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { areaAt } from '@/resources/index';
import classes from './find.module.css';
import { findIn, foundIn, type FoundRecord as Found, placeKeys } from './found';
import { FoundRecord } from './found-record';
import type { Replacing } from './text-places';
import { withValues } from './text-record';
import { type ReplacingRun, useReplacing } from './use-replacing';
import type { TextsRead } from './use-texts';

interface ReplaceBarProps {
  replacing: ReplacingRun;
  /** The number of places that were found, and of ticked ones. */
  places: number;
  ticked: number;
  /** Nothing takes the place of what was found. */
  removes: boolean;
  /** Whether texts are still being read. */
  reading: boolean;
  onTickAll: (ticked: boolean) => void;
}

/** Ticks all places or none, replaces the ticked ones, and says what became of them. */
const ReplaceBar = (props: ReplaceBarProps) => {
  const { replacing, places, ticked, removes, reading, onTickAll } = props;
  const { run, done, retryable } = replacing;
  const { results, running } = run;
  const disabled = reading || ticked === 0;
  const start = () => {
    if (!running) replacing.replace();
  };
  useSaveKeys(disabled || running ? undefined : start);
  const failed = inState(results, 'failed').length;
  const settled = inState(results, 'done').length + failed;
  const areBack = done.size === 0 && settled > failed;
  const ended = [
    areBack
      ? $localize`All changed back`
      : plural(done.size, { one: $localize`# record changed`, other: $localize`# records changed` }),
    ...(failed > 0 ? [$localize`${formatCount(failed)}:failed: failed`] : []),
  ].join(', ');
  const summary = running
    ? $localize`Replacing ${formatCount(settled)}:settled: of ${formatCount(results.length)}:results:`
    : ended;
  return (
    <div className={classes.bar} role="group" aria-label={$localize`Replace`}>
      {!running && places > 0 && (
        <>
          <Button size="compact-sm" variant="default" onClick={() => onTickAll(true)}>
            {$localize`All`}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => onTickAll(false)}>
            {$localize`:choose nothing|:None`}
          </Button>
        </>
      )}
      <RunProgress
        run={run}
        label={$localize`Replacing`}
        summary={results.length === 0 ? undefined : summary}
        announcement={
          results.length === 0
            ? ''
            : running
              ? $localize`Replacing`
              : inState(results, 'waiting').length > 0
                ? $localize`Stopped: ${ended}:ended:`
                : $localize`Finished: ${ended}:ended:`
        }
        onStop={run.stop}
        {...(retryable.size > 0 && { onRetry: () => replacing.replace(retryable) })}
      />
      {run.problem !== undefined && (
        <Text size="sm" c="danger" role="alert">
          {run.problem}
        </Text>
      )}
      {!running && done.size > 0 && (
        <Button variant="default" onClick={replacing.undo}>
          {$localize`Undo`}
        </Button>
      )}
      {(places > 0 || running) && (
        <BusyButton busy={running} disabled={disabled} color={removes ? 'danger' : undefined} onClick={start}>
          {removes
            ? plural(ticked, { one: $localize`Remove # place`, other: $localize`Remove # places` })
            : plural(ticked, { one: $localize`Replace in # place`, other: $localize`Replace in # places` })}
        </BusyButton>
      )}
    </div>
  );
};

/** How many records of a kind are shown at first, and added by each "Show more". */
const SHOWN = 50;

interface FoundKindProps {
  path: string;
  found: readonly Found[];
  isTicked: (place: string) => boolean;
  replacing: ReplacingRun;
  onTick: (places: readonly string[], ticked: boolean) => void;
}

/** The records of a kind with places, which are ticked all at once, by record or one by one. */
const FoundKind = ({ path, found, isTicked, replacing, onTick }: FoundKindProps) => {
  const [shown, setShown] = useState(SHOWN);
  const { run, done } = replacing;
  const label = areaAt(path)?.label ?? path;
  const all = found.flatMap(placeKeys);
  const ticked = all.filter(isTicked).length;
  const reasons = new Map(
    inState(run.results, 'failed').map(({ step, reason }) => [step.record, reason] as const),
  );
  const isFailed = ({ record }: Found) => reasons.has(record.key);
  // What failed stands first.
  const sorted = [...found.filter(isFailed), ...found.filter((one) => !isFailed(one))];
  return (
    <section className={classes.kind} aria-label={label}>
      <div className={classes.kindHead}>
        {all.length > 0 && (
          <Checkbox
            size="xs"
            aria-label={$localize`All places in ${label}:label:`}
            checked={ticked === all.length}
            indeterminate={ticked > 0 && ticked < all.length}
            disabled={run.running}
            onChange={() => onTick(all, ticked < all.length)}
          />
        )}
        <Title order={2} size="h5">
          {label}
        </Title>
        {all.length > 0 && (
          <bdi className={classes.within}>
            {plural(all.length, { one: $localize`# place`, other: $localize`# places` })}
          </bdi>
        )}
      </div>
      <ul className={classes.records}>
        {sorted.slice(0, shown).map((one) => (
          <FoundRecord
            key={one.record.key}
            found={one}
            ticked={placeKeys(one).filter(isTicked).join('\n')}
            disabled={run.running}
            reason={reasons.get(one.record.key)}
            replaced={done.get(one.record.key) ?? 0}
            onTick={onTick}
          />
        ))}
      </ul>
      {sorted.length > shown && (
        <Button size="compact-sm" variant="default" m="xs" onClick={() => setShown(shown + SHOWN)}>
          {$localize`Show more ${label.toLowerCase()}:label:`}
        </Button>
      )}
    </section>
  );
};

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
