import { useMemo } from 'react';
import { Stack, Text } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { formatCount } from '@/lib/formats/formats';
import type { PermissionRow } from './permission-groups';
import classes from './permission-matrix.module.css';
import { addedBetween, type ChangedGroup } from './selection';

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
export const PermissionChanges = ({ rows, before, after }: PermissionChangesProps) => {
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
