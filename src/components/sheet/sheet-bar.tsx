import { Button, Group, Text } from '@mantine/core';
import type { Operation } from '@/components/run/operation';
import { RunProgress } from '@/components/run/run-progress';
import { inState } from '@/components/run/run-steps';
import type { Batch } from '@/components/run/use-batch';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import classes from './sheet.module.css';
import { cellCount, type Edits } from './use-edits';

interface SheetBarProps {
  edits: Edits;
  /** The number of edited rows that are not on the current page. */
  elsewhere: number;
  /** The run that saves. */
  run: Batch<Operation>;
  /** Why saving is not possible yet. */
  problem: string | undefined;
  onSave: () => void;
  onDiscard: () => void;
}

const changesText = (edits: Edits, elsewhere: number) => {
  const cells = plural(cellCount(edits), {
    one: $localize`# unsaved change`,
    other: $localize`# unsaved changes`,
  });
  const rows = plural(edits.size, { one: $localize`# row`, other: $localize`# rows` });
  return elsewhere > 0
    ? $localize`${cells}:cells: in ${rows}:rows:, ${formatCount(elsewhere)}:elsewhere: not on this page`
    : $localize`${cells}:cells: in ${rows}:rows:`;
};

/** The unsaved edits of a sheet, the progress of saving, and the buttons to save or discard. */
export const SheetBar = ({ edits, elsewhere, run, problem, onSave, onDiscard }: SheetBarProps) => {
  const total = run.results.length;
  const settled = total - inState(run.results, 'waiting').length - inState(run.results, 'running').length;
  const failed = inState(run.results, 'failed');
  const unknown = failed.filter(({ mayBeDone }) => mayBeDone).length;
  const refused = failed.length - unknown;
  const result = [
    refused > 0 &&
      plural(refused, { one: $localize`# row was not saved.`, other: $localize`# rows were not saved.` }),
    unknown > 0 &&
      plural(unknown, {
        one: $localize`It is not known whether # row was saved.`,
        other: $localize`It is not known whether # rows were saved.`,
      }),
  ]
    .filter(Boolean)
    .join(' ');
  if (!run.running && edits.size === 0) return null;
  return (
    <section className={classes.bar} aria-label={$localize`Unsaved changes`}>
      <RunProgress
        run={run}
        label={$localize`Saving`}
        summary={
          run.running
            ? $localize`Saving ${formatCount(settled)}:settled: of ${formatCount(total)}:total:`
            : undefined
        }
        announcement={run.running ? $localize`Saving` : result || undefined}
        onStop={run.stop}
      />
      {!run.running && (
        <>
          <div role="status">
            <Text size="sm" fw={500}>
              {changesText(edits, elsewhere)}
            </Text>
            {(problem ?? result) !== '' && (
              <Text size="sm" c="danger">
                {problem ?? result}
              </Text>
            )}
          </div>
          <Group gap="xs" ms="auto">
            <Button variant="default" onClick={onDiscard}>
              {$localize`Discard`}
            </Button>
            <Button onClick={onSave}>{$localize`Save changes`}</Button>
          </Group>
        </>
      )}
    </section>
  );
};
