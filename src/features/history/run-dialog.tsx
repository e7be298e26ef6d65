import type { ReactNode } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { WriteOrigin } from '@/api/client/written';
import { Dialog } from '@/components/dialogs/dialog';
import { FailedSteps } from '@/components/run/failed-steps';
import { RunGuard } from '@/components/run/run-guard';
import { RunProgress } from '@/components/run/run-progress';
import { inState, isBlocked, notBegun, type Open, type Step } from '@/components/run/run-steps';
import { useRun } from '@/components/run/use-run';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';

interface NamedStep extends Step {
  name: string;
}

interface RunDialogProps {
  opened: boolean;
  title: string;
  /** What will happen, and what is set before. */
  children: ReactNode;
  /** The label of the button that begins; undefined if nothing can. */
  confirm: string | undefined;
  /** What is running: "Undoing". */
  label: string;
  /** What a step is afterwards: "changed back". */
  done: string;
  by: WriteOrigin;
  stepsOf: () => readonly NamedStep[];
  onClose: () => void;
}

/** Asks before a run, and shows it: its progress, Stop, and what failed with Retry. */
export const RunDialog = (props: RunDialogProps) => {
  const { opened, title, children, confirm, label, done, by, stepsOf, onClose } = props;
  const run = useRun<NamedStep>({ by });
  const begun = run.results.length > 0;
  const finished = inState(run.results, 'done').length;
  const failed = inState(run.results, 'failed');
  const summary = begun
    ? $localize`${formatCount(finished)}:finished: of ${formatCount(run.results.length)}:results: ${done}:done:`
    : undefined;
  const blocked = isBlocked(run.results);
  const waiting = inState(run.results, 'waiting').length;
  const resume = (which: Open) => () =>
    run.start(async (go) => {
      const after = await go(run.results, which);
      if (blocked && !isBlocked(after)) await go(after);
    });
  const begin = () => {
    const all = notBegun(stepsOf());
    run.start(async (go) => go(all), all);
  };
  const close = () => {
    if (run.isRunning()) return;
    run.clear();
    onClose();
  };
  return (
    <>
      <Dialog opened={opened} onClose={close} title={title}>
        <Stack>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (failed.length > 0) resume('failed')();
              else if (!begun && confirm !== undefined) begin();
            }}
          >
            <Stack>{children}</Stack>
          </form>
          {!run.running && (
            <FailedSteps
              title={plural(failed.length, {
                one: $localize`# record not ${done}:done:`,
                other: $localize`# records not ${done}:done:`,
              })}
              failed={failed}
            />
          )}
          {!run.running && blocked && waiting > 0 && (
            <Text size="sm">
              {plural(waiting, {
                one: $localize`# part waits for it.`,
                other: $localize`# parts wait for it.`,
              })}
            </Text>
          )}
          <RunProgress
            run={run}
            label={label}
            summary={summary}
            announcement={begun && run.running ? label : summary}
            onStop={run.stop}
            onRetry={resume('failed')}
            onContinue={blocked ? undefined : resume('waiting')}
          />
          <Group justify="flex-end">
            <Button
              variant="default"
              onClick={close}
              disabled={run.running}
              data-autofocus={!begun || undefined}
            >
              {begun ? $localize`Back to the list` : $localize`:leave a dialog|:Cancel`}
            </Button>
            {!begun && confirm !== undefined && (
              <Button data-confirms onClick={begin}>
                {confirm}
              </Button>
            )}
          </Group>
        </Stack>
      </Dialog>
      <RunGuard
        run={run}
        name="history-run"
        rest={$localize`Leaving stops this. What is done stays; you can go on from here later.`}
      />
    </>
  );
};
