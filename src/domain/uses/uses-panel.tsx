import { useEffect, useMemo, useState } from 'react';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { BusyButton } from '@/components/dialogs/busy-button';
import type { UsedRecords } from '@/components/dialogs/record-uses-context';
import { useUndoText } from '@/components/dialogs/use-undo-text';
import { notifySuccess } from '@/components/notices/notices';
import { AsyncPicker } from '@/components/pickers/async-picker';
import type { PickerOption } from '@/components/pickers/picker-source';
import { BatchResults } from '@/components/run/batch-results';
import { RunGuard } from '@/components/run/run-guard';
import { clearHighlight } from '@/lib/records/highlighted-row';
import { plural } from '@/lib/text/plural';
import type { FoundUse } from '@/resources/read-uses';
import type { RecordTypes } from '@/resources/record-type';
import { FoundRecords } from './found-records';
import { ReadingState } from './reading-state';
import { replacementsAt } from './replacements';
import { useReading } from './use-reading';
import { isOwnAccount, useReplacing } from './use-replacing';

const nothing: readonly FoundUse[] = [];

interface UsesPanelProps {
  used: UsedRecords;
  /** The records in a sentence: `“Wi-Fi”`, `3 amenities`. */
  what: string;
  types: RecordTypes;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}

export const UsesPanel = ({ used, what, types, onBusy, onClose }: UsesPanelProps) => {
  const { path, records, caution } = used;
  const reading = useReading(used, types);
  const undoText = useUndoText();
  const [to, setTo] = useState<PickerOption>();
  const replacing = useReplacing({
    ...used,
    types,
    readAgain: reading.read,
    onAllDeleted: () => {
      clearHighlight();
      notifySuccess(
        records.length === 1 ? $localize`${what}:what: was deleted.` : $localize`${what}:what: were deleted.`,
      );
      onClose();
    },
  });
  const { batch, deletion } = replacing;
  const isDeleting = deletion.results.length > 0;
  const running = batch.busy || deletion.busy;
  useEffect(() => onBusy(running), [running, onBusy]);

  const { uses = nothing } = reading;
  const found = uses.filter(({ named }) => named.length > 0);
  const open = found.filter(({ fixed }) => !fixed);
  const count = open.reduce((sum, { named }) => sum + named.length, 0);
  const source = useMemo(
    () =>
      replacementsAt(
        path,
        uses,
        records.map(({ id }) => id),
      ),
    [path, uses, records],
  );
  const ready = reading.uses !== undefined && !reading.run.running && !running;
  const canDelete =
    ready && count === 0 && (used.doomed ?? batch.isUndoable()) ? replacing.remove : undefined;
  const demotesSelf = path === '/roles' && open.some(({ named }) => named.some(isOwnAccount));
  return (
    <Stack gap="sm">
      {!running && found.map((one) => <FoundRecords key={one.key} found={one} />)}
      <ReadingState reading={reading} what={what} several={records.length > 1} />
      {source && count > 0 && (
        <>
          <AsyncPicker
            label={$localize`Replace by`}
            source={source}
            value={to?.value}
            selected={to ?? null}
            disabled={running}
            onChange={(_, option) => setTo(option)}
          />
          <Text size="sm">
            {$localize`One after the other is changed to use the chosen one. Until you delete ${what}:what:, all can be changed back.`}
          </Text>
          {demotesSelf && (
            <Text size="sm" fw={500}>
              {$localize`Your own account has this role, and is changed last: with another one, you may not be able to undo this.`}
            </Text>
          )}
        </>
      )}
      {isDeleting ? (
        <BatchResults
          batch={deletion}
          label={$localize`Deleting`}
          heads={[$localize`Name`]}
          actions={undefined}
        />
      ) : (
        batch.results.length > 0 && (
          <BatchResults
            batch={batch}
            label={$localize`Replacing`}
            heads={[$localize`What`, $localize`Name`]}
            actions={undefined}
          />
        )
      )}
      {canDelete && (
        <Alert color="danger" p="xs">
          <Text size="sm">
            {[
              $localize`${what}:what: will be deleted.`,
              undoText(path, records.length > 1),
              batch.isUndoable() && $localize`What was replaced cannot be changed back here any more.`,
            ]
              .filter(Boolean)
              .join(' ')}
          </Text>
          {caution !== undefined && (
            <Text size="sm" fw={500}>
              {caution}
            </Text>
          )}
        </Alert>
      )}
      <Group justify="flex-end" gap="xs">
        <Button
          variant="default"
          data-autofocus
          aria-disabled={running}
          onClick={() => !running && onClose()}
        >
          {$localize`Done`}
        </Button>
        {source && count > 0 && (
          <BusyButton
            busy={!ready}
            disabled={!to}
            data-confirms
            onClick={() => to && ready && replacing.replace(open, to)}
          >
            {plural(count, { one: $localize`Replace in # record`, other: $localize`Replace in # records` })}
          </BusyButton>
        )}
        {canDelete && (
          <Button color="danger" onClick={canDelete}>
            {$localize`Delete`}
          </Button>
        )}
      </Group>
      {!isDeleting && (
        <RunGuard
          run={batch.undo.running ? batch.undo : batch}
          name="uses"
          rest={$localize`Leaving stops this. What is done stays; the other records are not changed.`}
        />
      )}
    </Stack>
  );
};
