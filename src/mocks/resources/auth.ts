import { LoginBody, RefreshBody } from '@/generated/zod/auth/auth';
import type { Resource } from '@/mocks/context';
import { refusal, unauthorized } from '@/mocks/http/answers';
import { readBody } from '@/mocks/http/body';
import { handlersOf } from '@/mocks/http/handler';
import { folded } from '@/mocks/http/list';
import { userTable } from '@/mocks/seed/users';
import { profileOf } from './profile';

export const authHandlers: Resource = ({ db, sessions }) => {
  const accounts = db.table(userTable);
  return handlersOf({
    login: async ({ request }) => {
      const { email: name, password } = await readBody(request, LoginBody);
      const typed = folded(name);
      const user = (await accounts.all()).find(
        ({ email, username = '' }) => folded(email) === typed || folded(username) === typed,
      );
      if (user?.password !== password) {
        throw refusal({ email: ['These credentials do not match our records.'] });
      }
      return { data: { ...(await sessions.start(user.id)), user: profileOf(user) } };
    },
    refresh: async ({ request }) => {
      const { refreshToken } = await readBody(request, RefreshBody);
      const pair = await sessions.rotate(refreshToken);
      if (!pair) throw unauthorized();
      return { data: pair };
    },
  });
};
