import { useMemo, useState } from 'react';
import { Input, Skeleton, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type Bound, useValueField } from '@/components/fields/use-field';
import { WholeWidth } from '@/components/form-page/form-section';
import { FailedQuery } from '@/components/screen/state-panel';
import { PermissionMatrix } from '@/features/roles/permission-matrix/permission-matrix';
import { useListPermissions } from '@/generated/api/roles/roles';
import type { PermissionReference } from '@/generated/model';
import { rootOf } from '@/lib/values/paths';
import { CopyOfRole } from './copy-of-role';
import { allPermissions, permissionIds } from './role-values';

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
