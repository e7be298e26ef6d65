import { useState } from 'react';
import { Box, Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { toApiError } from '@/api/errors';
import { RolePicker } from '@/components/pickers/role-picker';
import { getRole } from '@/generated/api/roles/roles';
import type { Permission } from '@/generated/model';
import { permissionIds } from './role-values';

interface CopyOfRoleProps {
  /** What can be chosen; a copy holds nothing else. */
  permissions: readonly Permission[];
  value: number[];
  onChange: (value: number[]) => void;
}

interface Copy {
  from: string;
  before: number[];
  after: number[];
}

/** Replaces the selection by what another role may do; as long as nothing else is changed, that can be undone. */
export const CopyOfRole = ({ permissions, value, onChange }: CopyOfRoleProps) => {
  const [copy, setCopy] = useState<Copy>();
  const loading = useMutation({
    meta: { handled: true, invalidates: false },
    mutationFn: (id: number) => getRole(id),
    onSuccess: ({ data }) => {
      const known = new Set(permissions.map(({ id }) => id));
      const after = permissionIds(data.permissions).filter((id) => known.has(id));
      setCopy({ from: data.name, before: value, after });
      onChange(after);
    },
  });
  const standing = copy?.after.join() === value.join() ? copy : undefined;

  return (
    <div>
      <Box maw={360}>
        <RolePicker
          label="Start from a copy of another role"
          description="Its permissions replace the selection below."
          value={loading.isPending ? loading.variables : null}
          onChange={(id) => id !== null && loading.mutate(id)}
          error={loading.error && `The role could not be copied. ${toApiError(loading.error).message}`}
        />
      </Box>
      {standing && (
        <Group gap="xs" mt={6} role="status">
          <Text size="sm">
            Copied {standing.after.length} {standing.after.length === 1 ? 'permission' : 'permissions'} from “
            {standing.from}”.
          </Text>
          <Button size="compact-sm" variant="subtle" onClick={() => onChange(standing.before)}>
            Undo
          </Button>
        </Group>
      )}
    </div>
  );
};
