import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inPage } from '@/components/hooks/in-page.fixtures';
import { useDeleteDialog } from './delete-dialog';

const checks: PromiseWithResolvers<string>[] = [];
const client = new QueryClient();

const Screen = ({ title }: { title: string }) => {
  const [ask, dialog] = useDeleteDialog(
    'user',
    (name: string) => ({ name, remove: () => Promise.resolve() }),
    {
      caution: () => {
        const check = Promise.withResolvers<string>();
        checks.push(check);
        return check.promise;
      },
    },
  );
  return (
    <>
      <h1>{title}</h1>
      <button type="button" onClick={() => ask('Maya Gurung')}>
        Delete user
      </button>
      {dialog}
    </>
  );
};

const render = inPage();
const show = (title: string) =>
  render(
    <QueryClientProvider client={client}>
      <Screen title={title} />
    </QueryClientProvider>,
  );

test('a deletion that was asked for twice while its check ran does not come back after Cancel', async () => {
  show('Users');
  const button = page.getByRole('button', { name: 'Delete user' });
  await button.click();
  await button.click();
  const [first, second] = checks;
  second?.resolve('This is the last administrator.');
  const dialog = page.getByRole('dialog', { name: 'Delete user?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  first?.resolve('This is the last administrator.');
  await first?.promise;
  show('All users');
  await expect.element(page.getByRole('heading', { name: 'All users' })).toBeVisible();
  expect(dialog.elements()).toEqual([]);
});
