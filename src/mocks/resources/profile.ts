import type { OwnProfile } from '@/generated/model';
import { ResetOwnPasswordBody, UpdateOwnProfileBody } from '@/generated/zod/profile/profile';
import type { Resource } from '@/mocks/context';
import { refusal, unauthorized } from '@/mocks/http/answers';
import { readBody, readChanges } from '@/mocks/http/body';
import { handlersOf } from '@/mocks/http/handler';
import { refuseTaken } from '@/mocks/http/unique';
import { type StoredUser, userTable } from '@/mocks/seed/users';

/** The user's own account, as an administrator sees it. */
export const profileOf = ({
  id,
  first_name,
  middle_name,
  last_name,
  email,
  username,
}: StoredUser): OwnProfile => ({
  id,
  first_name,
  middle_name,
  last_name,
  email,
  username,
});

/** The user of requests without authentication. */
const FIRST_ADMINISTRATOR = 1;

export const profileHandlers: Resource = ({ db, sessions }) => {
  const accounts = db.table(userTable);

  const self = async (request: Request): Promise<StoredUser> => {
    const user = await accounts.get((await sessions.userId(request)) ?? FIRST_ADMINISTRATOR);
    if (!user) throw unauthorized();
    return user;
  };

  return handlersOf({
    getOwnProfile: async ({ request }) => ({ data: profileOf(await self(request)) }),
    updateOwnProfile: async ({ request }) => {
      const user = await self(request);
      const changes = await readChanges(request, UpdateOwnProfileBody);
      await refuseTaken(accounts, changes, user.id);
      return { data: profileOf((await accounts.update(user.id, changes)) ?? user) };
    },
    resetOwnPassword: async ({ request }) => {
      const user = await self(request);
      const { old_password, new_password, confirm_password } = await readBody(request, ResetOwnPasswordBody);
      if (old_password !== user.password)
        throw refusal({ old_password: ['The old password is not correct.'] });
      if (confirm_password !== new_password) {
        throw refusal({ confirm_password: ['The confirmation does not match the new password.'] });
      }
      await accounts.update(user.id, { password: new_password });
      return { message: 'The password has been changed.' };
    },
  });
};
