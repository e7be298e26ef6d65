import { type ReactNode, useId, useState } from 'react';
import { Stack, Text } from '@mantine/core';
import type { Conflict } from '@/api/writes/record-write';
import { Dialog } from '@/components/dialogs/dialog';
import { DialogButtons } from '@/components/dialogs/dialog-buttons';
import { formatCount } from '@/lib/formats/formats';
import { enumLabel } from '@/lib/text/labels';
import classes from './conflict-dialog.module.css';
import type { FieldRegistry } from './field-registry';

interface ConflictDialogProps<Values extends object> {
  noun: string;
  versions: Conflict<Values>;
  registry: FieldRegistry;
  onResolve: (keepTheirs: ReadonlySet<string>) => void;
  onCancel: () => void;
}

const plainly = (value: unknown): ReactNode => {
  if (value === '' || value === null || value === undefined) return null;
  if (Array.isArray(value)) return $localize`${formatCount(value.length)}:value: chosen`;
  if (typeof value === 'boolean') return value ? $localize`Yes` : $localize`No`;
  if (typeof value === 'number') return formatCount(value);
  return typeof value === 'string' ? value : $localize`A file`;
};

interface ValueProps {
  id?: string;
  /** Nothing or false for an empty value. */
  children: ReactNode;
}

const Value = ({ id, children }: ValueProps) => (
  <div id={id} className={classes.value} dir="auto">
    {children}
    {!children && <span className={classes.empty}>{$localize`Empty`}</span>}
  </div>
);

interface VersionProps {
  label: string;
  version: 'theirs' | 'mine';
  /** The radio group of a field's two versions. */
  group: string;
  onChoose: () => void;
  children: ReactNode;
}

/** One of the values to choose from; its text can be copied and its links followed. */
// Plain inputs, since the styles of Mantine's would be part of the first load.
const Version = ({ label, version, group, onChoose, children }: VersionProps) => {
  const id = useId();
  return (
    <div className={classes.version}>
      <label className={classes.choice}>
        <input
          type="radio"
          className="mantine-focus-auto"
          name={group}
          aria-label={
            version === 'theirs'
              ? $localize`Keep theirs: ${label}:label:`
              : $localize`Keep mine: ${label}:label:`
          }
          aria-describedby={id}
          onChange={onChoose}
        />
        {version === 'theirs' ? $localize`Theirs` : $localize`Mine`}
      </label>
      <Value id={id}>{children}</Value>
    </div>
  );
};

/** Shows per field the old value, the other user's and ours, and asks which to keep. */
export const ConflictDialog = <Values extends object>({
  noun,
  versions,
  registry,
  onResolve,
  onCancel,
}: ConflictDialogProps<Values>) => {
  const { names, base, ours, theirs } = versions;
  const id = useId();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const complete = names.every((name) => chosen[name] !== undefined);

  return (
    <Dialog
      opened
      onClose={onCancel}
      size="xl"
      title={$localize`Somebody else changed this ${noun}:noun:`}
      help="Undo, come back, and work at the same time"
    >
      <Stack>
        <Text size="sm">
          {$localize`Nothing was saved yet. What they changed elsewhere stays as it is; choose what to keep where you both changed the same field.`}
        </Text>
        {names.map((name) => {
          const { label = enumLabel(name), show = plainly } = registry.entryOf(name) ?? {};
          const choose = (version: string) => () => setChosen({ ...chosen, [name]: version });
          const of = (values: Values) => show(values[name as keyof Values]);
          return (
            <fieldset key={name} role="radiogroup" className={classes.field}>
              <legend className={classes.legend}>{label}</legend>
              <div className={classes.versions}>
                <div className={classes.version}>
                  <Text size="xs" c="dimmed">
                    {$localize`It was`}
                  </Text>
                  <Value>{of(base)}</Value>
                </div>
                <Version label={label} version="theirs" group={id + name} onChoose={choose('theirs')}>
                  {of(theirs)}
                </Version>
                <Version label={label} version="mine" group={id + name} onChoose={choose('mine')}>
                  {of(ours)}
                </Version>
              </div>
            </fieldset>
          );
        })}
        <div className={classes.buttons}>
          <DialogButtons
            confirm={$localize`Save with these`}
            cancelLabel={$localize`Back to the form`}
            disabled={!complete}
            onConfirm={() => onResolve(new Set(names.filter((name) => chosen[name] === 'theirs')))}
            onCancel={onCancel}
          />
        </div>
      </Stack>
    </Dialog>
  );
};
