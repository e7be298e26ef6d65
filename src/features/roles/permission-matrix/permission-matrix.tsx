import { type ChangeEvent, useCallback, useId, useMemo, useState } from 'react';
import { Box, Button, Input, Stack, Switch, Text } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useLatest } from '@/components/hooks/use-latest';
import type { FieldProps } from '@/components/inputs/field-props';
import type { PermissionReference } from '@/generated/model';
import { formatCount } from '@/lib/formats/formats';
import { cellsOf, filterRows, groupPermissions, matcher, type PermissionRow } from './permission-groups';
import classes from './permission-matrix.module.css';
import { PermissionRowLine } from './permission-row';
import { addedBetween, type ChangedGroup, tally, withToggled } from './selection';
import { TriStateBox } from './tri-state-box';

interface PermissionChangesProps {
  rows: readonly PermissionRow[];
  before: readonly number[];
  after: readonly number[];
}

const without = (list: readonly number[], other: readonly number[]) => {
  const others = new Set(other);
  return list.filter((id) => !others.has(id)).length;
};

const sentence = (added: number, removed: number) => {
  if (added === 0 && removed === 0) return $localize`No changes yet`;
  if (removed === 0) return $localize`This save adds ${formatCount(added)}:added:.`;
  if (added === 0) return $localize`This save removes ${formatCount(removed)}:removed:.`;
  return $localize`This save adds ${formatCount(added)}:added: and removes ${formatCount(removed)}:removed:.`;
};

/** Shows which permissions saving would add and remove. */
const PermissionChanges = ({ rows, before, after }: PermissionChangesProps) => {
  const { added, removed } = useMemo(
    () => ({ added: addedBetween(rows, before, after), removed: addedBetween(rows, after, before) }),
    [rows, before, after],
  );
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500} role="status">
        {sentence(without(after, before), without(before, after))}
      </Text>
      <Groups kind="Added" groups={added} />
      <Groups kind="Removed" groups={removed} />
    </Stack>
  );
};

const Groups = ({ kind, groups }: { kind: 'Added' | 'Removed'; groups: readonly ChangedGroup[] }) => {
  if (groups.length === 0) return null;
  const Sign = kind === 'Added' ? IconPlus : IconMinus;
  return (
    <ul
      aria-label={kind === 'Added' ? $localize`Added` : $localize`Removed`}
      className={classes.changed}
      data-kind={kind}
    >
      {groups.map(({ resource, actions }) => (
        <li key={resource}>
          <Sign size={14} aria-hidden />
          <span>
            {resource}: {actions === 'all' ? $localize`all` : actions.join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
};

const boxesOf = (line: Element | undefined) => [
  ...(line?.querySelectorAll<HTMLInputElement>('input:not(:disabled)') ?? []),
];

const middle = (box: Element) => {
  const { left, width } = box.getBoundingClientRect();
  return left + width / 2;
};

const nearest = (boxes: readonly HTMLInputElement[], to: Element) => {
  const wanted = middle(to);
  const distance = (box: Element) => Math.abs(middle(box) - wanted);
  return boxes.reduce<HTMLInputElement | undefined>(
    (best, box) => (best && distance(best) <= distance(box) ? best : box),
    undefined,
  );
};

/** The checkboxes of the next line in this direction that has any. */
const boxesBeyond = (lines: readonly Element[], from: number, step: 1 | -1): HTMLInputElement[] => {
  for (let index = from + step; index >= 0 && index < lines.length; index += step) {
    const boxes = boxesOf(lines[index]);
    if (boxes.length > 0) return boxes;
  }
  return [];
};

const move = (event: KeyboardEvent) => {
  const { target: box, currentTarget: grid } = event;
  const isBox = box instanceof HTMLInputElement && grid instanceof HTMLElement;
  if (!isBox || event.altKey || event.ctrlKey || event.metaKey) return;
  const lines = [...grid.querySelectorAll('[data-line]')];
  const line = lines.findIndex((candidate) => candidate.contains(box));
  const inLine = boxesOf(lines[line]);
  const place = inLine.indexOf(box);
  const isRightToLeft = getComputedStyle(box).direction === 'rtl';
  const targets: Partial<Record<string, HTMLInputElement | undefined>> = {
    ArrowRight: inLine[isRightToLeft ? place - 1 : place + 1],
    ArrowLeft: inLine[isRightToLeft ? place + 1 : place - 1],
    ArrowDown: nearest(boxesBeyond(lines, line, 1), box),
    ArrowUp: nearest(boxesBeyond(lines, line, -1), box),
    Home: inLine[0],
    End: inLine.at(-1),
  };
  // In a form, Enter would save it.
  if (!(event.key in targets) && event.key !== 'Enter') return;
  event.preventDefault();
  targets[event.key]?.focus();
};

/** As the `ref` of a grid of checkboxes: arrow keys, Home and End move between them; lines are marked `data-line`. */
const withArrowKeys = (grid: HTMLElement | null) => {
  grid?.addEventListener('keydown', move);
  return () => grid?.removeEventListener('keydown', move);
};

interface PermissionHeadProps {
  actions: readonly string[];
  /** The visible rows. */
  rows: readonly PermissionRow[];
  selected: ReadonlySet<number>;
  /** Whether only some permissions are visible; a column then toggles only those. */
  filtered: boolean;
  onToggleAll: (ids: readonly number[], on: boolean) => void;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** The first line of the matrix, which toggles whole columns, or all that is visible. */
const PermissionHead = (props: PermissionHeadProps) => {
  const { actions, rows, selected, filtered, onToggleAll, ...invalid } = props;
  const everything = rows.flatMap(cellsOf).map(({ id }) => id);
  const scope = filtered ? $localize`all shown` : 'all';
  return (
    <div role="group" aria-label={$localize`Whole columns`} className={classes.head} data-line>
      <div className={classes.resource}>
        <TriStateBox
          {...invalid}
          label={filtered ? $localize`All permissions shown` : $localize`All permissions`}
          {...tally(everything, selected)}
          onToggle={(on) => onToggleAll(everything, on)}
        >
          {$localize`All`}
        </TriStateBox>
      </div>
      {actions.map((action, column) => {
        const ids = rows.flatMap(({ cells }) => cells[column]?.id ?? []);
        return (
          <div key={action} className={classes.cell}>
            <TriStateBox
              label={`${action}: ${scope}`}
              {...tally(ids, selected)}
              onToggle={(on) => onToggleAll(ids, on)}
            >
              {action}
            </TriStateBox>
          </div>
        );
      })}
      <div className={classes.more} />
    </div>
  );
};

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
