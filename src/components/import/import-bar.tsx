import { Button, Group, Text } from '@mantine/core';
import { BusyButton } from '@/components/dialogs/busy-button';
import { useSaveKeys } from '@/components/keys/use-save-keys';
import { RunProgress } from '@/components/run/run-progress';
import { inState, type Step } from '@/components/run/run-steps';
import type { Run } from '@/components/run/use-run';
import { plural } from '@/lib/text/plural';
import classes from './import.module.css';

interface ImportBarProps<S extends Step> {
  run: Run<S>;
  /** The number of rows that can be created, of those with problems, and of those whose records exist. */
  ready: number;
  blocked: number;
  existing: number;
  /** Whether the records that rows may repeat are being read. */
  reading: boolean;
  /** "Create 12 amenities". */
  create: string;
  onCreate: () => void;
  /** The label of the button that leaves. */
  back: string;
  onBack: () => void;
}

/** Each row is a request. */
const MOST = 1_000;

type Counts = Pick<ImportBarProps<Step>, 'ready' | 'blocked' | 'existing'> & { failed: number };

const createdOf = ({ ready, blocked, failed }: Counts): string | undefined => {
  if (ready > MOST) return 'Import at most 1,000 rows at a time.';
  if (failed > 0) return plural(failed, { one: '# row was not created.', other: '# rows were not created.' });
  if (blocked === 0)
    return ready === 0
      ? undefined
      : plural(ready, { one: '# row can be created.', other: '# rows can be created.' });
  return plural(blocked, {
    one: '# row has a problem, and stays here.',
    other: '# rows have problems, and stay here.',
  });
};

const stateOf = (counts: Counts): string | undefined => {
  const exist = plural(counts.existing, {
    one: '# row exists already, and is left out.',
    other: '# rows exist already, and are left out.',
  });
  const texts = [createdOf(counts), counts.existing > 0 && exist].filter(Boolean);
  return texts.length > 0 ? texts.join(' ') : undefined;
};

/** The progress of an import and what stays out of it, with the buttons to create and to go back. */
export const ImportBar = <S extends Step>(props: ImportBarProps<S>) => {
  const { run, ready, blocked, existing, reading, create, onCreate, back, onBack } = props;
  const total = run.results.length;
  const disabled = reading || ready === 0 || ready > MOST;
  useSaveKeys(disabled ? undefined : onCreate);
  const [open, failed] = [
    inState(run.results, 'waiting').length + inState(run.results, 'running').length,
    inState(run.results, 'failed').length,
  ];
  return (
    <Group gap="xs" className={classes.bar}>
      <BusyButton busy={run.running} disabled={disabled} onClick={onCreate}>
        {create}
      </BusyButton>
      {!run.running && (
        <Button variant="default" onClick={onBack}>
          {back}
        </Button>
      )}
      <RunProgress
        run={run}
        label="Creating"
        summary={run.running ? `Creating ${total - open} of ${total}` : undefined}
        announcement={run.running ? 'Creating' : undefined}
        onStop={run.stop}
      />
      {!run.running && (
        <Text size="sm" c={ready > MOST || failed + blocked > 0 ? 'danger' : 'dimmed'} role="status">
          {reading ? 'Looking for records that exist already' : stateOf({ ready, blocked, existing, failed })}
        </Text>
      )}
    </Group>
  );
};
