import { useState } from 'react';
import { Button, Checkbox, Title } from '@mantine/core';
import { inState } from '@/components/run/run-steps';
import { plural } from '@/lib/text/plural';
import { areaAt } from '@/resources/index';
import classes from './find.module.css';
import { type FoundRecord as Found, placeKeys } from './found';
import { FoundRecord } from './found-record';
import type { ReplacingRun } from './use-replacing';

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
export const FoundKind = ({ path, found, isTicked, replacing, onTick }: FoundKindProps) => {
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
