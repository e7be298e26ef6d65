import { useEffect, useMemo, useState } from 'react';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { BusyButton } from '@/components/dialogs/busy-button';
import type { UsedRecords } from '@/components/dialogs/record-uses-context';
import { useUndoText } from '@/components/dialogs/use-undo-text';
import { notifySuccess } from '@/components/notices/notices';
import { AsyncPicker } from '@/components/pickers/async-picker';
import type { PickerOption } from '@/components/pickers/picker-source';
import { RunGuard } from '@/components/run/run-guard';
import { clearHighlight } from '@/lib/records/highlighted-row';
import { plural } from '@/lib/text/plural';
import type { FoundUse } from '@/resources/read-uses';
import { FoundRecords } from './found-records';
import type { Movables } from './movable';
import { ReadingState } from './reading-state';
import { replacementsAt } from './replacements';
import { ReplacingState } from './replacing-state';
import { useReading } from './use-reading';
import { isOwnAccount, stepKey, useReplacing } from './use-replacing';

const nothing: readonly FoundUse[] = [];

interface UsesPanelProps {
  used: UsedRecords;
  /** The records in a sentence: `“Wi-Fi”`, `3 amenities`. */
  what: string;
  movables: Movables;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}

export const UsesPanel = ({ used, what, movables, onBusy, onClose }: UsesPanelProps) => {
  const { path, records, caution } = used;
  const reading = useReading(used, movables);
  const undoText = useUndoText();
  const [to, setTo] = useState<PickerOption>();
  const replacing = useReplacing({
    ...used,
    movables,
    readAgain: reading.read,
    onAllDeleted: () => {
      clearHighlight();
      notifySuccess(
        records.length === 1 ? $localize`${what}:what: was deleted.` : $localize`${what}:what: were deleted.`,
      );
      onClose();
    },
  });
  const { run, doing } = replacing;
  const { running } = run;
  useEffect(() => onBusy(running), [running, onBusy]);

  const { uses = nothing } = reading;
  const found = uses.filter(({ named }) => named.length > 0);
  const open = found.filter(({ fixed }) => !fixed);
  const left = new Set(open.flatMap((use) => use.named.map((using) => stepKey(use, using))));
  const count = left.size;
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
  const canDelete = ready && count === 0 && (used.doomed ?? replacing.canUndo) ? replacing.remove : undefined;
  const results = new Map(doing === 'replacing' ? run.results.map((one) => [String(one.step.key), one]) : []);
  const demotesSelf = path === '/roles' && open.some(({ named }) => named.some(isOwnAccount));
  return (
    <Stack gap="sm">
      {found.map((one) => (
        <FoundRecords key={one.key} found={one} results={results} />
      ))}
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
      <ReplacingState
        replacing={replacing}
        left={left}
        onRetry={to && (() => replacing.replace(open, to))}
        ready={ready}
      />
      {canDelete && (
        <Alert color="danger" p="xs">
          <Text size="sm">
            {[
              $localize`${what}:what: will be deleted.`,
              undoText(path, records.length > 1),
              replacing.canUndo && $localize`What was replaced cannot be changed back here any more.`,
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
        {ready && replacing.canUndo && (
          <Button variant="default" onClick={replacing.undo}>
            {$localize`Undo`}
          </Button>
        )}
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
      {doing !== 'deleting' && (
        <RunGuard
          run={run}
          name="uses"
          rest={$localize`Leaving stops this. What is done stays; the other records are not changed.`}
        />
      )}
    </Stack>
  );
};
