import { useMemo, useState } from 'react';
import { Button, Group, Input, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { toApiError } from '@/api/errors/api-error';
import { isUnreadable } from '@/api/tolerant/unreadable';
import { type Bound, useValueField } from '@/components/fields/use-field';
import { WholeWidth } from '@/components/form-page/form-section';
import { useLatest } from '@/components/hooks/use-latest';
import { AsyncPicker } from '@/components/pickers/async-picker';
import { FailedQuery } from '@/components/screen/state-panel';
import { PermissionMatrix } from '@/features/roles/permission-matrix/permission-matrix';
import { getRole, useListPermissions } from '@/generated/api/roles/roles';
import type { PermissionReference, Role } from '@/generated/model';
import { plural } from '@/lib/text/plural';
import { rootOf } from '@/lib/values/paths';
import { rolePicker } from '@/resources/pickers';
import { allPermissions, permissionIds } from './role-values';

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
const CopyOfRole = ({ permissions, value, onChange }: CopyOfRoleProps) => {
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

interface PermissionSearchProps {
  value: string;
  onChange: (term: string) => void;
}

/** The search field of the matrix. */
export const PermissionSearch = ({ value, onChange }: PermissionSearchProps) => (
  <TextInput
    type="search"
    label={$localize`Search permissions`}
    leftSection={<IconSearch size={16} />}
    value={value}
    maxLength={100}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    onKeyDown={(event) => {
      // In a form, Enter would save it.
      if (event.key === 'Enter') event.preventDefault();
    }}
  />
);

interface PermissionsFieldOptions {
  label: string;
  /** The permissions of the displayed role. */
  held?: readonly PermissionReference[] | undefined;
}

const lockedHint = $localize`Some of the permissions of this role could not be read. They stay as they are and cannot be changed here.`;

/** A role's permissions as ids, selected one by one, by row and column, or copied from another role. */
export const PermissionsField = <Values extends object>(props: Bound<Values> & PermissionsFieldOptions) => {
  const { form, name, aliases, label, held } = props;
  const field = useValueField<number[], Values>({ form, name, aliases });
  const list = useListPermissions({ query: { staleTime: Infinity, meta: { constant: true } } });
  const permissions = useMemo(() => list.data && allPermissions(list.data.data, held), [list.data, held]);
  const [term, setTerm] = useState('');
  const stored = useMemo(() => permissionIds(held), [held]);

  // Saving replaces the whole list.
  if (form.unreadable.some(({ field: path, value }) => rootOf(path) === name && value !== undefined)) {
    return (
      <WholeWidth>
        <Input.Wrapper label={label} labelElement="div" description={lockedHint} />
      </WholeWidth>
    );
  }
  if (!permissions) {
    if (list.isError) {
      return (
        <WholeWidth>
          <FailedQuery what={$localize`the permissions`} query={list} />
        </WholeWidth>
      );
    }
    return (
      <WholeWidth>
        <Stack role="status" aria-label={$localize`Loading the permissions`}>
          <Skeleton height={36} width={320} />
          <Skeleton height={320} />
        </Stack>
      </WholeWidth>
    );
  }
  return (
    <>
      <CopyOfRole permissions={permissions} value={field.value} onChange={field.onChange} />
      <PermissionSearch value={term} onChange={setTerm} />
      <PermissionMatrix
        {...field}
        label={label}
        permissions={permissions}
        stored={stored}
        term={term}
        onTerm={setTerm}
      />
    </>
  );
};
