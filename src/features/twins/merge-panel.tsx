import { useState } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { BusyButton } from '@/components/dialogs/busy-button';
import { RecordLink } from '@/components/links/record-link';
import { BatchResults } from '@/components/run/batch-results';
import { RunGuard } from '@/components/run/run-guard';
import { DimmedText } from '@/components/text/dimmed-text';
import { StatusBadge } from '@/components/text/status-badge';
import { itemsToCopy } from '@/domain/copying/copy-part';
import { PartTicks } from '@/domain/copying/part-ticks';
import { FoundRecords } from '@/domain/uses/found-records';
import { ReadingState } from '@/domain/uses/reading-state';
import { formatCount } from '@/lib/formats/formats';
import { recordName, unnamed } from '@/lib/records/record-name';
import { plural } from '@/lib/text/plural';
import { Ending } from './ending';
import { FieldChoices } from './field-choices';
import { type Choices, mergeFields, takingsOf } from './merge-fields';
import { type MergePlan, mergeSteps } from './merge-steps';
import { type Merging, twinSources } from './sources';
import type { TwinPath } from './twins-search';
import type { Merge } from './use-merge';
import type { Pair } from './use-pair';
import { useTwinUses } from './use-twin-uses';

interface MergePanelProps {
  kind: TwinPath;
  merging: Merging;
  pair: Pair;
  merge: Merge;
  /** The pair is not being read again. */
  isFresh: boolean;
}

export const MergePanel = ({ kind, merging, pair, merge, isFresh }: MergePanelProps) => {
  const { types } = merging;
  const { area } = twinSources[kind];
  const named = (record: object) => {
    const { id, status } = record as { id: number; status?: unknown };
    const active = typeof status === 'boolean' ? status : undefined;
    return { id, name: recordName(record) ?? unnamed(area.nouns.one, id), active };
  };
  const [kept, twin] = [named(pair.kept), named(pair.twin)];
  const { reading, uses } = useTwinUses(area.path, twin, types);
  const [choices, setChoices] = useState<Choices>({});
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});

  const fields = mergeFields(twinSources[kind], types, [pair.kept, pair.twin]);
  const isOn = ({ id, held }: Pair['parts'][number]) => ticks[id] ?? held.length === 0;
  const plan: MergePlan = {
    path: area.path,
    kept: { value: kept.id, label: kept.name },
    twin,
    takings: takingsOf(fields, choices),
    parts: pair.parts.filter((part) => isOn(part) && itemsToCopy(part).length > 0),
    uses,
    types,
  };
  const leftOut = pair.parts
    .map((part) => ({ part, count: merge.plan?.parts.includes(part) ? 0 : itemsToCopy(part).length }))
    .flatMap(({ part, count }) =>
      count > 0 ? $localize`${formatCount(count)}:count: of “${part.title}:title:”` : [],
    );
  const headOf = ({ id, name, active }: typeof kept, what: string) => (
    <Group gap={6}>
      <Text span inherit c="dimmed">
        {what}
      </Text>
      {area.open ? (
        <RecordLink link={area.open(id)}>
          <bdi>{name}</bdi>
        </RecordLink>
      ) : (
        <bdi>{name}</bdi>
      )}
      {active === false && <StatusBadge active={false} />}
    </Group>
  );

  const compareAgain = () => {
    merge.clear();
    reading.read();
  };
  if (merge.plan)
    return (
      <>
        <BatchResults
          batch={merge}
          label={$localize`Merging`}
          heads={[$localize`What`, $localize`Name`]}
          actions={
            <Button variant="subtle" onClick={compareAgain}>
              {$localize`Compare again`}
            </Button>
          }
        />
        {merge.isDone && !merge.isUndone && (
          <Ending
            kind={kind}
            merging={merging}
            plan={merge.plan}
            merge={merge}
            isActive={twin.active !== false}
            left={leftOut}
          />
        )}
        <RunGuard
          run={merge.undo.running ? merge.undo : merge}
          name="merge"
          rest={$localize`Leaving stops this. What is done stays; compare the two again to do the rest.`}
        />
      </>
    );

  const isReady = reading.uses !== undefined && !reading.run.running && isFresh;
  const count = isReady ? mergeSteps(plan).steps.length : 0;
  const using = uses.filter(({ named: some }) => some.length > 0);
  return (
    <Stack gap="lg">
      <section aria-label={$localize`Fields`}>
        <Stack gap="xs">
          <DimmedText>
            {$localize`Choose what “${kept.name}:name:” is to have. Nothing is changed before you start, and its twin stays as it is.`}
          </DimmedText>
          <FieldChoices
            fields={fields}
            choices={choices}
            onChoose={(key, whose) => setChoices({ ...choices, [key]: whose })}
            names={[kept.name, twin.name]}
            heads={[headOf(kept, $localize`Is kept:`), headOf(twin, $localize`Its twin:`)]}
          />
        </Stack>
      </section>
      {pair.parts.length > 0 && (
        <section aria-label={$localize`Parts`}>
          <Stack gap="xs">
            <Title order={2} size="h4">{$localize`Create again under “${kept.name}:name:”`}</Title>
            <PartTicks
              parts={pair.parts}
              isOn={isOn}
              onChoose={(id, on) => setTicks({ ...ticks, [id]: on })}
            />
          </Stack>
        </section>
      )}
      <section aria-label={$localize`Uses`}>
        <Stack gap="xs">
          <Title order={2} size="h4">{$localize`Point to “${kept.name}:name:” instead of its twin`}</Title>
          {using.map((one) => (
            <FoundRecords key={one.key} found={one} />
          ))}
          <ReadingState reading={reading} what={`“${twin.name}”`} several={false} />
        </Stack>
      </section>
      <Group>
        <BusyButton busy={!isReady} data-confirms onClick={() => isReady && merge.merge(plan)}>
          {count === 0
            ? $localize`Take over nothing, and go on`
            : plural(count, { one: $localize`Start # step`, other: $localize`Start # steps` })}
        </BusyButton>
        <Button
          variant="subtle"
          onClick={() => {
            setChoices({});
            setTicks({});
          }}
        >
          {$localize`Choose anew`}
        </Button>
      </Group>
    </Stack>
  );
};
