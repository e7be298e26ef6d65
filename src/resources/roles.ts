import { IconShieldLock } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { newest } from './given-views';
import { findBy } from './records';

export const roleArea = area({
  path: '/roles',
  nouns: { one: 'role', other: 'roles' },
  group: 'People',
  icon: IconShieldLock,
  create: '/roles/create',
  open: (id: number) => linkOptions({ to: '/roles/$roleId/edit', params: { roleId: id } }),
  views: [newest],
  records: () => import('@/generated/api/roles/roles').then(({ listRoles }) => findBy(listRoles, 'name')),
});
