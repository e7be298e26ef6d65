import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from '@/components/dialogs/dialog';
import { DialogButtons } from '@/components/dialogs/dialog-buttons';
import { removeRecord } from '@/components/dialogs/removal';
import { imageAddress } from '@/components/inputs/images/image-address';
import { ExternalLink } from '@/components/links/external-link';
import { ScreenButton } from '@/components/links/link-button';
import { useLeaveTo } from '@/components/links/use-leave-to';
import { notifySuccess } from '@/components/notices/notices';
import { AsyncPicker } from '@/components/pickers/async-picker';
import type { PickerSource } from '@/components/pickers/picker-source';
import { BatchResults } from '@/components/run/batch-results';
import { RunGuard } from '@/components/run/run-guard';
import { inState, type StepResult } from '@/components/run/run-steps';
import { filled } from '@/components/text/filled';
import { formatCount } from '@/lib/formats/formats';
import { noteDeleted } from '@/lib/records/deleted-records';
import { highlightedOn } from '@/lib/records/highlighted-row';
import { capitalized } from '@/lib/text/capitalized';
import { plural } from '@/lib/text/plural';
import { type CopyPart, itemsToCopy, type PartFields } from './copy-part';
import type { CopyOperation } from './copy-steps';
import { PartTicks } from './part-ticks';
import { type CopyRun, RECORD, useCopyRun } from './use-copy-run';

interface CopyResultsProps {
  run: CopyRun;
  /** "package". */
  noun: string;
  /** A record that was made for the copies, and is deleted with them. */
  made: { name: string; remove: () => Promise<unknown> } | undefined;
  onDone: () => void;
}

const nameOf = ({ step: { item }, state }: StepResult<CopyOperation>) => (
  <bdi>
    {state === 'failed' && item.address !== undefined ? (
      <ExternalLink href={imageAddress(item.address)}>{item.name}</ExternalLink>
    ) : (
      item.name
    )}
  </bdi>
);

/** What could not be copied, and where it is added by hand. */
const ByHand = ({ part, failed }: { part: CopyPart; failed: number }) =>
  part.byHand && (
    <Alert
      color="warning"
      role="status"
      title={$localize`${part.title}:title:: ${formatCount(failed)}:failed: not copied`}
    >
      <Group gap="xs">
        <Text size="sm">{$localize`Open each one below, save it, and add it here:`}</Text>
        <ScreenButton size="compact-sm" variant="default" {...part.byHand.link}>
          {part.byHand.label}
        </ScreenButton>
      </Group>
    </Alert>
  );

/** The progress of copying by part, with the possible actions. */
const CopyResults = ({ run, noun, made, onDone }: CopyResultsProps) => {
  const { results, busy, undo, isUndone, differing } = run;
  const record = undo.results.find(({ step }) => step.key === RECORD);
  const failed = inState(results, 'failed');
  return (
    <BatchResults
      batch={run}
      label={$localize`Copying parts`}
      heads={[$localize`Part`, $localize`Name`]}
      nameOf={nameOf}
      shortcomings={
        new Map([...differing].map((key) => [key, $localize`The server did not keep all of it: compare it.`]))
      }
      undoLast={made && { key: RECORD, name: made.name, run: () => removeRecord(made.remove) }}
      actions={
        <>
          {made && !isUndone && run.isUndoable() && (
            <Text size="sm" c="dimmed" flex="1 1 12rem">
              {$localize`Undo deletes what was copied, and then the new ${noun}:noun:.`}
            </Text>
          )}
          <Button onClick={onDone} data-autofocus>
            {$localize`Done`}
          </Button>
        </>
      }
    >
      {record?.state === 'failed' && (
        <Alert
          color="danger"
          role="alert"
          title={
            record.mayBeDone
              ? $localize`It is not known whether the ${noun}:noun: was deleted`
              : $localize`The ${noun}:noun: was not deleted`
          }
        >
          {record.reason}
        </Alert>
      )}
      {!busy &&
        !isUndone &&
        [...Map.groupBy(failed, ({ step }) => step.part)].map(([part, some]) => (
          <ByHand key={part.id} part={part} failed={some.length} />
        ))}
    </BatchResults>
  );
};

interface CopyPlanProps {
  parts: readonly CopyPart[];
  fields: PartFields;
  onCopy: (parts: readonly CopyPart[]) => void;
  onCancel: () => void;
}

/** The choice of the parts to copy. */
const CopyPlan = ({ parts, fields, onCopy, onCancel }: CopyPlanProps) => {
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const chosen = parts.filter((part) => !off.has(part.id) && itemsToCopy(part).length > 0);
  const waits = parts.some(({ id, unread }) => unread && !off.has(id));
  const count = chosen.reduce((sum, part) => sum + itemsToCopy(part).length, 0);

  const choose = (id: string, on: boolean) => {
    const next = new Set(off);
    if (on) next.delete(id);
    else next.add(id);
    setOff(next);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (count > 0 && !waits) onCopy(chosen);
      }}
    >
      <Stack>
        <PartTicks parts={parts} isOn={({ id }) => !off.has(id)} fields={fields} onChoose={choose} />
        <Group justify="space-between">
          <Text size="sm" c="dimmed" role="status">
            {count === 0 && !waits && $localize`Nothing to copy.`}
          </Text>
          <DialogButtons
            confirm={plural(count, { one: $localize`Copy # part`, other: $localize`Copy # parts` })}
            disabled={count === 0 || waits}
            onCancel={onCancel}
          />
        </Group>
      </Stack>
    </form>
  );
};

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
