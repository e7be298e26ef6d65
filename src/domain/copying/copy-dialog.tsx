import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Stack } from '@mantine/core';
import { Dialog } from '@/components/dialogs/dialog';
import { useLeaveTo } from '@/components/links/use-leave-to';
import { notifySuccess } from '@/components/notices/notices';
import { AsyncPicker } from '@/components/pickers/async-picker';
import type { PickerSource } from '@/components/pickers/picker-source';
import { RunGuard } from '@/components/run/run-guard';
import { filled } from '@/components/text/filled';
import { noteDeleted } from '@/lib/records/deleted-records';
import { highlightedOn } from '@/lib/records/highlighted-row';
import { capitalized } from '@/lib/text/capitalized';
import type { CopyPart, PartFields } from './copy-part';
import { CopyPlan } from './copy-plan';
import { CopyResults } from './copy-results';
import { useCopyRun } from './use-copy-run';

/** Renders the choice of parts, once they are known. */
export type ShowParts = (parts: readonly CopyPart[], fields?: PartFields) => ReactNode;

export interface CopyDialogProps {
  /** The record that gets the copies. */
  target: { id: number; name: string };
  /** The record whose parts are copied, if it is known. */
  from: number | undefined;
  onClose: () => void;
}

interface CopyDialogOptions extends CopyDialogProps {
  area: { path: string; nouns: { one: string } };
  source: PickerSource;
  remove: (id: number) => Promise<unknown>;
  /** Reads the parts of the record `from`, and shows them. */
  children: (from: number, show: ShowParts) => ReactNode;
}

/** Copies parts of another record into this one: shows first what is copied, and can undo it afterwards. */
export const CopyDialog = (props: CopyDialogOptions) => {
  const { target, area, source, remove, onClose, children } = props;
  const noun = area.nouns.one;
  const [from, setFrom] = useState<number | null>(props.from ?? null);
  const run = useCopyRun();
  const leave = useLeaveTo(area.path);
  const started = run.results.length > 0;
  const { busy } = run;
  // Only what was created here a moment ago, and had no parts, is deleted by an undo: all else may be in use.
  const [isNew] = useState(() => highlightedOn(area.path)?.created?.id === target.id);
  const [wasBlank, setWasBlank] = useState(false);
  const made = isNew && wasBlank ? { name: target.name, remove: () => remove(target.id) } : undefined;
  const leaveRemoved = useEffectEvent(() => {
    noteDeleted(area.path, target.id);
    notifySuccess($localize`“${target.name}:name:” was deleted again, with all that was copied into it.`);
    leave();
  });
  useEffect(() => {
    if (run.recordRemoved) leaveRemoved();
  }, [run.recordRemoved]);
  const close = () => {
    if (!busy) onClose();
  };

  return (
    <>
      <Dialog
        opened
        onClose={close}
        title={$localize`Copy parts of another ${noun}:noun:`}
        help="Copy one with its parts"
        size="xl"
        withCloseButton={!busy}
      >
        {started ? (
          <CopyResults run={run} noun={noun} made={made} onDone={close} />
        ) : (
          <Stack>
            <AsyncPicker
              source={source}
              label={capitalized(noun)}
              description={filled(
                (name) => $localize`Its parts are copied into ${name}:name:.`,
                <bdi>“{target.name}”</bdi>,
              )}
              value={from}
              onChange={setFrom}
            />
            {from !== null &&
              children(from, (parts, fields = {}) => (
                <CopyPlan
                  parts={parts}
                  fields={fields}
                  onCopy={(chosen) => {
                    setWasBlank(parts.every(({ held, unread }) => !unread && held.length === 0));
                    run.copy(chosen);
                  }}
                  onCancel={close}
                />
              ))}
          </Stack>
        )}
      </Dialog>
      <RunGuard
        run={busy && !run.running ? run.undo : run}
        name={`copy-parts-${target.id}`}
        rest={$localize`Leaving stops this. What is copied stays; “Copy parts” in the menu copies the rest.`}
      />
    </>
  );
};
