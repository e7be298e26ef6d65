import { IconUsers } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { newest } from './given-views';

export const userArea = area({
  path: '/users',
  nouns: { one: $localize`user`, other: $localize`users` },
  menuLabel: $localize`Users and vendors`,
  group: 'System',
  icon: IconUsers,
  create: '/users/create',
  used: true,
  unrestorable: $localize`A user needs a password, which is not kept here. Create the user anew with another one.`,
  open: (id: number) => linkOptions({ to: '/users/$userId/edit', params: { userId: id } }),
  actions: (id: number) => {
    const params = { userId: id };
    return [
      { label: $localize`Edit`, kind: 'edit', link: linkOptions({ to: '/users/$userId/edit', params }) },
      {
        label: $localize`Profile and documents`,
        kind: 'person',
        link: linkOptions({ to: '/users/$userId/profile', params }),
      },
      {
        label: $localize`Sign-in letter`,
        kind: 'person',
        link: linkOptions({ to: '/users/$userId/letter', params }),
      },
    ];
  },
  views: [newest],
  records: () => import('./find-users').then(({ findUsers }) => findUsers),
});
