import { useMemo } from 'react';
import { Skeleton, Stack } from '@mantine/core';
import { useValueField, type Bound } from '@/components/fields/use-field';
import { PermissionMatrix } from '@/components/permission-matrix/permission-matrix';
import { FailedQuery } from '@/components/state-panel';
import { useListPermissions } from '@/generated/api/roles/roles';
import type { Permission } from '@/generated/model';
import { CopyOfRole } from './copy-of-role';
import { allPermissions, permissionIds } from './role-values';

interface PermissionsFieldOptions {
  label: string;
  /** What the role on display holds now. */
  held?: readonly Permission[] | undefined;
}

/** A role's permissions as ids, chosen one by one, by row and column, or copied from another role. */
export const PermissionsField = <Values extends object>(props: Bound<Values> & PermissionsFieldOptions) => {
  const { form, name, aliases, label, held } = props;
  const field = useValueField<number[], Values>({ form, name, aliases });
  const list = useListPermissions({ query: { staleTime: Infinity } });
  const permissions = useMemo(() => list.data && allPermissions(list.data.data, held), [list.data, held]);
  const stored = useMemo(() => permissionIds(held), [held]);

  if (!permissions) {
    if (list.isError) {
      return <FailedQuery what="the permissions" query={list} />;
    }
    return (
      <Stack role="status" aria-label="Loading the permissions">
        <Skeleton height={36} width={320} />
        <Skeleton height={320} />
      </Stack>
    );
  }
  return (
    <Stack>
      <CopyOfRole permissions={permissions} value={field.value} onChange={field.onChange} />
      <PermissionMatrix {...field} label={label} permissions={permissions} stored={stored} />
    </Stack>
  );
};
