import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Row, TableDefinition } from '@/mocks/db/table';

/** The dialog that copies parts of another record. */
export const copyDialog = async (noun: string) =>
  within(await screen.findByRole('dialog', { name: `Copy parts of another ${noun}` }));

/** A copy of the first record that has its own fields, and no parts: the last of its table. */
export const withCopy = <R extends Row>(
  table: TableDefinition<R>,
  own: Partial<R>,
  original: Partial<R> = {},
) => ({
  beforeEach: ({ backend }: StoryContext) =>
    backend.db.run('write', async () => {
      const rows = backend.db.table(table);
      await rows.update(1, original);
      const first = await rows.get(1);
      if (first) await rows.insert({ ...first, id: undefined, ...own });
    }),
});

/** Presses the button that starts copying, and returns the dialog. */
export const startCopy = async ({ userEvent }: Pick<StoryContext, 'userEvent'>, noun: string) => {
  const dialog = await copyDialog(noun);
  const copy = await dialog.findByRole('button', { name: /^Copy \d+ parts$/ });
  await waitFor(() => expect(copy).toBeEnabled());
  await userEvent.click(copy);
  return dialog;
};
