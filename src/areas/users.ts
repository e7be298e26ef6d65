import { IconUsers } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { newest } from './given-views';
import { findBy } from './records';

export const userArea = area({
  path: '/users',
  nouns: { one: 'user', other: 'users' },
  group: 'People',
  icon: IconUsers,
  create: '/users/create',
  open: (id: number) => linkOptions({ to: '/users/$userId/edit', params: { userId: id } }),
  actions: (id: number) => {
    const params = { userId: id };
    return [
      { label: 'Edit', kind: 'edit', link: linkOptions({ to: '/users/$userId/edit', params }) },
      {
        label: 'Profile and documents',
        kind: 'person',
        link: linkOptions({ to: '/users/$userId/profile', params }),
      },
    ];
  },
  views: [newest],
  records: async () => {
    const [{ listUsers }, { userDetails }] = await Promise.all([
      import('@/generated/api/users/users'),
      import('./record-details'),
    ]);
    const byName = findBy(listUsers, 'full_name', userDetails);
    const byEmail = findBy(listUsers, 'email', userDetails);
    return (term, ...rest) => (term.includes('@') ? byEmail : byName)(term, ...rest);
  },
});
