import { useMemo } from 'react';
import { IconId, IconMailForward } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { resourceActions } from '@/components/data-table/active-status';
import type { ListActions } from '@/components/data-table/column';
import { useAsk } from '@/components/dialogs/use-ask';
import type { User } from '@/generated/model';
import { cautionAbout } from './cautions';
import { nameOfUser, userResource } from './user-values';

const actions = {
  name: nameOfUser,
  menu: ({ id }: User) => [
    {
      label: $localize`Profile and documents`,
      icon: IconId,
      link: linkOptions({ to: '/users/$userId/profile', params: { userId: id } }),
    },
    {
      label: $localize`Sign-in letter`,
      icon: IconMailForward,
      link: linkOptions({ to: '/users/$userId/letter', params: { userId: id } }),
    },
  ],
  ...resourceActions(userResource),
  caution: cautionAbout,
} satisfies ListActions<User>;

/** The actions on users, with their dialog; deactivating one asks first if there is a warning. */
export const useUserActions = () => {
  const [ask, dialog] = useAsk();
  const asking = useMemo((): ListActions<User> => {
    const confirmChange = async (user: User, active: boolean) => {
      const text = active ? undefined : await cautionAbout([user], 'deactivate');
      const title = $localize`Set “${nameOfUser(user)}:nameOfUser:” inactive?`;
      return text === undefined || ask({ title, confirm: $localize`Set inactive`, text });
    };
    return { ...actions, status: { ...actions.status, confirmChange } };
  }, [ask]);
  return [asking, dialog] as const;
};
