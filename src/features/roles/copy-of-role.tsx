import { useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { toApiError } from '@/api/errors/api-error';
import { isUnreadable } from '@/api/tolerant/unreadable';
import { useLatest } from '@/components/hooks/use-latest';
import { AsyncPicker } from '@/components/pickers/async-picker';
import { getRole } from '@/generated/api/roles/roles';
import type { PermissionReference, Role } from '@/generated/model';
import { plural } from '@/lib/text/plural';
import { rolePicker } from '@/resources/pickers';
import { permissionIds } from './role-values';

interface CopyOfRoleProps {
  /** The permissions to choose from; a copy has no others. */
  permissions: readonly PermissionReference[];
  value: number[];
  onChange: (value: number[]) => void;
}

interface Copy {
  from: string;
  before: number[];
  after: number[];
  /** The number of its permissions that are no longer listed, and so not copied. */
  unlisted: number;
}

const summaryOf = ({ from, after, unlisted }: Copy) => {
  const copied = $localize`Copied ${plural(after.length, { one: $localize`# permission`, other: $localize`# permissions` })}:permissions: from “${from}:from:”.`;
  if (unlisted === 0) return copied;
  const left = plural(unlisted, {
    one: $localize`# permission is no longer listed and was left out.`,
    other: $localize`# permissions are no longer listed and were left out.`,
  });
  return `${copied} ${left}`;
};

const isCopied = (role: Role) => role.permissions !== undefined && !isUnreadable(role, 'permissions');

/** Replaces the selection by another role's permissions; can be undone until something else changes. */
export const CopyOfRole = ({ permissions, value, onChange }: CopyOfRoleProps) => {
  const [copy, setCopy] = useState<Copy>();
  const latest = useLatest(value);
  const loading = useMutation({
    meta: { handled: true, invalidates: false },
    mutationFn: (id: number) => getRole(id),
  });
  const take = ({ data }: { data: Role }) => {
    if (!isCopied(data)) return;
    const known = new Set(permissions.map(({ id }) => id));
    const held = permissionIds(data.permissions);
    const after = held.filter((id) => known.has(id));
    setCopy({ from: data.name, before: latest.current, after, unlisted: held.length - after.length });
    onChange(after);
  };
  const problem = loading.error
    ? $localize`The role could not be copied. ${toApiError(loading.error).message}:message:`
    : loading.data && !isCopied(loading.data.data)
      ? $localize`Nothing was copied: the permissions of “${loading.data.data.name}:name:” could not be read.`
      : undefined;
  const standing = copy?.after.join() === value.join() ? copy : undefined;

  return (
    <div>
      <AsyncPicker
        source={rolePicker}
        label={$localize`Start from a copy of another role`}
        description={$localize`Its permissions replace the selection below.`}
        value={loading.isPending ? loading.variables : null}
        // The last selected role wins, whichever response comes last.
        onChange={(id) => id !== null && loading.mutate(id, { onSuccess: take })}
        error={problem}
      />
      {standing && (
        <Group gap="xs" mt={6} role="status">
          <Text size="sm">{summaryOf(standing)}</Text>
          <Button size="compact-sm" variant="subtle" onClick={() => onChange(standing.before)}>
            {$localize`Undo`}
          </Button>
        </Group>
      )}
    </div>
  );
};
