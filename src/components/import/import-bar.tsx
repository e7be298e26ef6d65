import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { BusyButton } from '@/components/dialogs/busy-button';
import { useSaveKeys } from '@/components/keys/use-save-keys';
import { RunProgress } from '@/components/run/run-progress';
import { inState, type Step } from '@/components/run/run-steps';
import type { Run } from '@/components/run/use-run';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import classes from './import.module.css';
import { type Counts, countsText, type Nouns, startText } from './import-words';
import { MOST_WRITES } from './row-limits';

interface ImportBarProps<S extends Step> {
  run: Pick<Run<S>, 'results' | 'running' | 'pausedUntil' | 'stop'>;
  counts: Counts;
  nouns: Nouns;
  /** Whether the records that rows may repeat or change are being read. */
  reading: boolean;
  onStart: () => void;
  /** The label of the button that leaves. */
  back: string;
  onBack: () => void;
  /** Saves a file of the rows that were not imported; undefined if there are none. */
  onSaveLeft: (() => void) | undefined;
}

const readyOf = ({ changes, creates }: Counts) => changes + creates;

const problemText = (counts: Counts, failed: number): string | undefined => {
  if (readyOf(counts) > MOST_WRITES) return $localize`Import at most 2,000 rows at a time.`;
  const texts = [
    failed > 0 &&
      plural(failed, {
        one: $localize`# row was not imported.`,
        other: $localize`# rows were not imported.`,
      }),
    counts.blocked > 0 &&
      plural(counts.blocked, {
        one: $localize`# row has a problem, and stays here.`,
        other: $localize`# rows have problems, and stay here.`,
      }),
    counts.conflict > 0 &&
      plural(counts.conflict, {
        one: $localize`# row was changed by somebody else meanwhile: choose.`,
        other: $localize`# rows were changed by somebody else meanwhile: choose.`,
      }),
  ].filter(Boolean);
  return texts.length > 0 ? texts.join(' ') : undefined;
};

const stateText = (counts: Counts): string =>
  [
    countsText(counts),
    counts.waits > 0 && $localize`Looking up names.`,
    counts.repeats > 0 &&
      plural(counts.repeats, {
        one: $localize`# row exists already, and is left out.`,
        other: $localize`# rows exist already, and are left out.`,
      }),
    counts.left > 0 &&
      plural(counts.left, { one: $localize`# row is left out.`, other: $localize`# rows are left out.` }),
  ]
    .filter(Boolean)
    .join(' ');

/** What an import does and what stays out of it, its progress, and the buttons to start and to go back. */
export const ImportBar = <S extends Step>(props: ImportBarProps<S>) => {
  const { run, counts, nouns, reading, onStart, back, onBack, onSaveLeft } = props;
  const total = run.results.length;
  const ready = readyOf(counts);
  const disabled = reading || ready === 0 || ready > MOST_WRITES;
  useSaveKeys(disabled ? undefined : onStart);
  const open = inState(run.results, 'waiting').length + inState(run.results, 'running').length;
  const problem = problemText(counts, inState(run.results, 'failed').length);
  return (
    <Group gap="xs" className={classes.bar}>
      <BusyButton busy={run.running} disabled={disabled} data-autofocus onClick={onStart}>
        {startText(counts, nouns)}
      </BusyButton>
      {!run.running && (
        <Button variant="default" onClick={onBack}>
          {back}
        </Button>
      )}
      <RunProgress
        run={run}
        label={$localize`Importing`}
        summary={
          run.running
            ? $localize`Importing ${formatCount(total - open)}:total: of ${formatCount(total)}:total2:`
            : undefined
        }
        announcement={run.running ? $localize`Importing` : undefined}
        onStop={run.stop}
      />
      {!run.running && onSaveLeft && (
        <Button size="xs" variant="subtle" leftSection={<IconDownload size={14} />} onClick={onSaveLeft}>
          {$localize`Save these rows as a file`}
        </Button>
      )}
      {!run.running && (
        <div role="status">
          <Text size="sm" c="dimmed">
            {reading ? $localize`Looking for records that exist already` : stateText(counts)}
          </Text>
          {!reading && problem !== undefined && (
            <Text size="sm" c="danger">
              {problem}
            </Text>
          )}
        </div>
      )}
    </Group>
  );
};
