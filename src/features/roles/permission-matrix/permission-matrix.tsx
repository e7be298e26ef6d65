import { type ChangeEvent, useCallback, useId, useMemo, useState } from 'react';
import { Box, Button, Input, Switch, Text } from '@mantine/core';
import { useLatest } from '@/components/hooks/use-latest';
import type { FieldProps } from '@/components/inputs/field-props';
import type { PermissionReference } from '@/generated/model';
import { formatCount } from '@/lib/formats/formats';
import { withArrowKeys } from './arrow-keys';
import { PermissionChanges } from './permission-changes';
import { cellsOf, filterRows, groupPermissions, matcher } from './permission-groups';
import { PermissionHead } from './permission-head';
import classes from './permission-matrix.module.css';
import { PermissionRowLine } from './permission-row';
import { withToggled } from './selection';

interface PermissionMatrixProps extends FieldProps {
  /** All permissions to choose from. */
  permissions: readonly PermissionReference[];
  /** The selected ids, in ascending order. */
  value: readonly number[];
  /** The stored ids; the summary shows the differences. */
  stored: readonly number[];
  /** The search term. */
  term: string;
  onTerm: (term: string) => void;
  onChange: (value: number[]) => void;
}

/** Selects permissions in a matrix of resources and actions, parsed from their names. */
export const PermissionMatrix = (props: PermissionMatrixProps) => {
  const { label, permissions, value, stored, term, onTerm, onChange, error } = props;
  const { 'data-path': path } = props;
  const id = useId();
  // Permissions selected when "only selected" was switched on stay visible when deselected.
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
    onTerm('');
    setKept(undefined);
  };

  return (
    <div role="group" aria-label={label} className={classes.matrix} data-path={path}>
      <div className={classes.tools}>
        <Switch
          label={$localize`Only selected`}
          checked={kept !== undefined}
          onChange={({ currentTarget }) => setKept(currentTarget.checked ? selected : undefined)}
        />
        <Text size="sm" c="dimmed" role="status" className={classes.total}>
          <bdi>{$localize`${formatCount(value.length)}:value: of ${formatCount(permissions.length)}:permissions: selected`}</bdi>
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
          style={{ '--columns': String(actions.length) }}
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
              selected={cellsOf(row).flatMap(({ id }) => (selected.has(id) ? id : []))}
              onToggle={toggle}
              onToggleAll={toggleAll}
            />
          ))}
        </Box>
      ) : (
        <div className={classes.none} role="status">
          <Text size="sm">
            {permissions.length === 0
              ? $localize`There are no permissions to choose yet.`
              : $localize`No permission matches.`}
          </Text>
          {filtered && (
            <Button size="compact-sm" variant="default" onClick={clear}>
              {$localize`Show all`}
            </Button>
          )}
        </div>
      )}
      <PermissionChanges rows={rows} before={stored} after={value} />
    </div>
  );
};
