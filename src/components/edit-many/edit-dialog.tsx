import { useMemo, useState } from 'react';
import { Group, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { Dialog } from '@/components/dialogs/dialog';
import { DialogButtons } from '@/components/dialogs/dialog-buttons';
import { DraftOffer } from '@/components/form-page/draft-offer';
import { LeaveDialog } from '@/components/form-page/leave-dialog';
import { useDialogDraft } from '@/components/form-page/use-dialog-draft';
import { useLeaveGuard } from '@/components/form-page/use-leave-guard';
import { useTicks } from '@/components/hooks/use-ticks';
import { plural } from '@/lib/text/plural';
import { changedCell, type ManyChange } from './cell-change';
import { CellContent } from './cell-content';
import { type ChangeRow, ChangeTable, isChange } from './change-table';
import type { Cells, EditableField } from './editable-field';
import { type Editing, withKnownNames } from './editing';
import { emptyOf, type Given, ValueFields } from './value-fields';

/** What changes in each row: its current cells, and the new ones. */
interface ManyEdit<Row> {
  rows: readonly Row[];
  next: (before: Cells) => Cells;
  field: EditableField;
  /** To be called once a row was changed: then the input is no longer needed. */
  onDone: () => void;
}

export interface EditDialogProps<Row> {
  opened: boolean;
  onClose: () => void;
  /** Reopens the dialog to restore discarded input. */
  onReturn: () => void;
  rows: readonly Row[];
  name: (row: Row) => string;
  editing: Editing<Row>;
  onEdit: (edit: ManyEdit<Row>) => void;
}

const nothingGiven: Given = { operation: 'set', value: undefined, roundTo: 0 };

const changeOf = (field: EditableField, { operation, value, roundTo }: Given): ManyChange | undefined => {
  if (operation === 'clear') return { operation: 'set', value: emptyOf(field), roundTo: 0 };
  return value === undefined ? undefined : { operation, value, roundTo };
};

const titleOf = (count: number) =>
  plural(count, { one: $localize`Edit # record`, other: $localize`Edit # records` });

const summaryOf = (rows: readonly ChangeRow[]) => {
  const same = rows.filter(({ after }) => after === undefined).length;
  const refused = rows.filter(({ problem }) => problem !== undefined).length;
  return [
    same > 0 && plural(same, { one: $localize`# stays as it is.`, other: $localize`# stay as they are.` }),
    refused > 0 &&
      plural(refused, {
        one: $localize`# cannot take this value.`,
        other: $localize`# cannot take this value.`,
      }),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Changes one field of many rows, with a preview of each before anything is sent. */
export const EditDialog = <Row,>(props: EditDialogProps<Row>) => {
  const { opened, onClose, onReturn, rows, name, onEdit } = props;
  const editing = useMemo(() => withKnownNames(props.editing, rows), [props.editing, rows]);
  const [first] = editing.fields;
  const [fieldName, setFieldName] = useState(first?.name);
  const [given, setGiven] = useState(nothingGiven);
  const field = editing.fields.find((one) => one.name === fieldName) ?? first;
  const change = field && changeOf(field, given);
  const unsent = opened && change !== undefined;
  const { offer, discard, drop } = useDialogDraft({
    label: $localize`Edit selected`,
    initial: { fieldName: first?.name, given: nothingGiven },
    unsent: unsent ? { fieldName, given } : undefined,
    restore: (kept) => {
      setFieldName(kept.fieldName);
      setGiven(kept.given);
      onReturn();
    },
  });

  const guard = useLeaveGuard('edit many', unsent);
  const ticks = useTicks<number>();
  const preview = useMemo(
    () =>
      field
        ? rows.map((row, key): ChangeRow & { row: Row } => {
            const old = editing.cellsOf(row)[field.name];
            const next = change ? changedCell(change, old) : old;
            const isSame = next === undefined || next === old;
            return {
              row,
              key,
              name: name(row),
              before: <CellContent field={field} value={old} />,
              after: isSame ? undefined : <CellContent field={field} value={next} />,
              problem: isSame ? undefined : editing.problemsIn({ [field.name]: next })[field.name],
            };
          })
        : [],
    [rows, editing, field, change, name],
  );
  if (!field) return null;
  const changed = preview.filter((row) => isChange(row) && ticks.isTicked(row.key));
  const close = () => {
    ticks.tickAll();
    onClose();
  };
  const dismiss = () => {
    if (change) discard($localize`Nothing was changed.`, { fieldName, given });
    close();
  };

  return (
    <Dialog
      opened={opened}
      onClose={dismiss}
      title={titleOf(rows.length)}
      help="Change many records at once"
      size="xl"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!change || changed.length === 0) return;
          onEdit({
            rows: changed.map(({ row }) => row),
            field,
            onDone: drop,
            next: (before) => {
              const old = before[field.name];
              const next = changedCell(change, old);
              return next === undefined || next === old ? {} : { [field.name]: next };
            },
          });
          close();
        }}
      >
        <Stack>
          {offer && <DraftOffer draft={offer} />}
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
            <Select
              label={$localize`Field`}
              data={editing.fields.map(({ name: value, label }) => ({ value, label }))}
              value={field.name}
              allowDeselect={false}
              onChange={(value) => {
                setFieldName(value ?? field.name);
                setGiven(nothingGiven);
              }}
              data-autofocus
            />
            <ValueFields key={field.name} field={field} given={given} onChange={setGiven} />
          </SimpleGrid>
          <ChangeTable head={$localize`Name`} rows={preview} ticks={ticks} />
          <Group justify="space-between">
            <Text size="sm" c="dimmed" aria-live="polite">
              {change && summaryOf(preview)}
            </Text>
            <DialogButtons
              confirm={
                changed.length === 0
                  ? $localize`Change records`
                  : plural(changed.length, {
                      one: $localize`Change # record`,
                      other: $localize`Change # records`,
                    })
              }
              disabled={changed.length === 0}
              onCancel={dismiss}
            />
          </Group>
        </Stack>
      </form>
      <LeaveDialog
        guard={guard}
        loss={$localize`Nothing is changed. Your input is offered the next time you edit rows here.`}
      />
    </Dialog>
  );
};
