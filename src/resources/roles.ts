import { IconShieldLock } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { newest } from './given-views';
import { amongFew } from './records';

export const roleArea = area({
  path: '/roles',
  nouns: { one: $localize`role`, other: $localize`roles` },
  group: 'Setup',
  icon: IconShieldLock,
  create: '/roles/create',
  used: true,
  open: (id: number) => linkOptions({ to: '/roles/$roleId/edit', params: { roleId: id } }),
  views: [newest],
  records: amongFew('name', () =>
    import('@/generated/api/roles/roles').then(({ getListRolesQueryKey, listRoles }) => ({
      queryKey: getListRolesQueryKey(),
      list: listRoles,
    })),
  ),
});
