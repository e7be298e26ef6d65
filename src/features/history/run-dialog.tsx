import type { ReactNode } from 'react';
import { Button, Group, Stack } from '@mantine/core';
import type { WriteOrigin } from '@/api/client/written';
import { Dialog } from '@/components/dialogs/dialog';
import { BatchResults } from '@/components/run/batch-results';
import type { Operation } from '@/components/run/operation';
import { RunGuard } from '@/components/run/run-guard';
import { inState } from '@/components/run/run-steps';
import { useBatch } from '@/components/run/use-batch';

interface RunDialogProps {
  opened: boolean;
  title: string;
  /** What will happen, and what is set before. */
  children: ReactNode;
  /** The label of the button that begins; undefined if nothing can. */
  confirm: string | undefined;
  /** What is running: "Undoing". */
  label: string;
  by: WriteOrigin;
  stepsOf: () => readonly Operation[];
  onClose: () => void;
}

/** Asks before a run, and shows what becomes of it. */
export const RunDialog = (props: RunDialogProps) => {
  const { opened, title, children, confirm, label, by, stepsOf, onClose } = props;
  const batch = useBatch<Operation>(by);
  const begun = batch.results.length > 0;
  const begin = () => batch.start(stepsOf());
  const close = () => {
    if (batch.isRunning()) return;
    batch.clear();
    onClose();
  };
  const leave = (
    <Button variant="default" onClick={close} disabled={batch.busy} data-autofocus={!begun || undefined}>
      {begun ? $localize`Back to the list` : $localize`:leave a dialog|:Cancel`}
    </Button>
  );
  return (
    <>
      <Dialog opened={opened} onClose={close} title={title}>
        <Stack>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (inState(batch.results, 'failed').length > 0) batch.resume('failed');
              else if (!begun && confirm !== undefined) begin();
            }}
          >
            <Stack>{children}</Stack>
          </form>
          {begun ? (
            <BatchResults batch={batch} label={label} heads={[$localize`Name`]} actions={leave} />
          ) : (
            <Group justify="flex-end">
              {leave}
              {confirm !== undefined && (
                <Button data-confirms onClick={begin}>
                  {confirm}
                </Button>
              )}
            </Group>
          )}
        </Stack>
      </Dialog>
      <RunGuard
        run={batch}
        name="history-run"
        rest={$localize`Leaving stops this. What is done stays; you can go on from here later.`}
      />
    </>
  );
};
