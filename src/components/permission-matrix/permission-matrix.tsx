import { useCallback, useId, useMemo, useState, type ChangeEvent } from 'react';
import { Box, Button, Input, Switch, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { FieldProps } from '@/components/inputs/field-props';
import { useLatest } from '@/components/use-latest';
import { withArrowKeys } from './arrow-keys';
import { PermissionChanges } from './permission-changes';
import { cellsOf, filterRows, groupPermissions, matcher, type Permission } from './permission-groups';
import { PermissionHead } from './permission-head';
import classes from './permission-matrix.module.css';
import { PermissionRowLine } from './permission-row';
import { withToggled } from './selection';

interface PermissionMatrixProps extends FieldProps {
  /** Every permission that can be chosen. */
  permissions: readonly Permission[];
  /** The ids of the chosen ones, in ascending order. */
  value: readonly number[];
  /** Those that are stored: the summary tells what differs. */
  stored: readonly number[];
  onChange: (value: number[]) => void;
}

/** Chooses permissions in a matrix of resources and actions, as their names tell. */
export const PermissionMatrix = (props: PermissionMatrixProps) => {
  const { label, permissions, value, stored, onChange, error, 'data-path': path } = props;
  const id = useId();
  const [term, setTerm] = useState('');
  // What was selected when "only selected" was switched on stays in sight when it is taken away.
  const [kept, setKept] = useState<ReadonlySet<number>>();
  const { actions, rows } = useMemo(() => groupPermissions(permissions), [permissions]);
  const selected = useMemo(() => new Set(value), [value]);
  const narrowed = kept && new Set([...kept, ...value]);
  const found = useMemo(() => filterRows(rows, matcher(term)), [rows, term]);
  const shown = narrowed ? filterRows(found, (cell) => narrowed.has(cell.id)) : found;
  const filtered = term.trim() !== '' || narrowed !== undefined;

  const latestRef = useLatest({ value, onChange });
  const toggleAll = useCallback(
    (ids: readonly number[], on: boolean) => {
      latestRef.current.onChange(withToggled(latestRef.current.value, ids, on));
    },
    [latestRef],
  );
  const toggle = useCallback(
    ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      toggleAll([Number(currentTarget.value)], currentTarget.checked);
    },
    [toggleAll],
  );
  const clear = () => {
    setTerm('');
    setKept(undefined);
  };

  return (
    <div role="group" aria-label={label} className={classes.matrix} data-path={path}>
      <div className={classes.tools}>
        <TextInput
          type="search"
          label="Search permissions"
          leftSection={<IconSearch size={16} />}
          value={term}
          maxLength={100}
          onChange={({ currentTarget }) => setTerm(currentTarget.value)}
          onKeyDown={(event) => {
            // In a form, Enter would save it.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <Switch
          label="Only selected"
          checked={kept !== undefined}
          onChange={({ currentTarget }) => setKept(currentTarget.checked ? selected : undefined)}
        />
        <Text size="sm" c="dimmed" role="status" className={classes.total}>
          <bdi>
            {value.length} of {permissions.length} selected
          </bdi>
        </Text>
      </div>
      {error && (
        <Input.Error id={`${id}-error`} role="alert">
          {error}
        </Input.Error>
      )}
      {shown.length > 0 ? (
        <Box
          ref={withArrowKeys}
          className={classes.grid}
          __vars={{ '--columns': String(actions.length) }}
          mod={{ more: rows.some(({ more }) => more.length > 0) }}
        >
          <PermissionHead
            actions={actions}
            rows={shown}
            selected={selected}
            filtered={filtered}
            onToggleAll={toggleAll}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          {shown.map((row) => (
            <PermissionRowLine
              key={row.resource}
              row={row}
              selected={cellsOf(row)
                .flatMap((cell) => (selected.has(cell.id) ? cell.id : []))
                .join()}
              onToggle={toggle}
              onToggleAll={toggleAll}
            />
          ))}
        </Box>
      ) : (
        <div className={classes.none} role="status">
          <Text size="sm">
            {permissions.length === 0 ? 'There are no permissions to choose yet.' : 'No permission matches.'}
          </Text>
          {filtered && (
            <Button size="compact-sm" variant="default" onClick={clear}>
              Show all
            </Button>
          )}
        </div>
      )}
      <PermissionChanges rows={rows} before={stored} after={value} />
    </div>
  );
};
