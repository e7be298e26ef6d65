import { useMemo } from 'react';
import { Stack, Text } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
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
  if (added === 0 && removed === 0) return 'No changes yet';
  if (removed === 0) return `This save adds ${added}.`;
  if (added === 0) return `This save removes ${removed}.`;
  return `This save adds ${added} and removes ${removed}.`;
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
      <Groups title="Added" groups={added} />
      <Groups title="Removed" groups={removed} />
    </Stack>
  );
};

const Groups = ({ title, groups }: { title: 'Added' | 'Removed'; groups: readonly ChangedGroup[] }) => {
  if (groups.length === 0) return null;
  const Sign = title === 'Added' ? IconPlus : IconMinus;
  return (
    <ul aria-label={title} className={classes.changed} data-kind={title}>
      {groups.map(({ resource, actions }) => (
        <li key={resource}>
          <Sign size={14} aria-hidden />
          <span>
            {resource}: {actions === 'all' ? 'all' : actions.join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
};
