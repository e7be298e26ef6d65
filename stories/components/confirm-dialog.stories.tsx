import { useEffect, useState } from 'react';
import { Button } from '@mantine/core';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ApiError } from '@/api/errors/api-error';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog';
import preview from '../../.storybook/preview';

const remove = fn((_name: string) => Promise.resolve());
const closing = fn();

/** As in a list: the trek is cleared as soon as the dialog closes. */
const Screen = () => {
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    if (asked === undefined) closing();
  }, [asked]);
  const [left, setLeft] = useState(false);
  if (left) return null;
  return (
    <>
      <Button onClick={() => setLeft(true)}>Leave</Button>
      <Button onClick={() => setAsked('Mardi Himal')}>Delete</Button>
      <ConfirmDialog
        opened={asked !== undefined}
        title="Delete trek?"
        confirm="Delete"
        onConfirm={() => remove(asked ?? 'nothing')}
        onClose={() => setAsked(undefined)}
      >
        “{asked}” will be deleted.
      </ConfirmDialog>
    </>
  );
};

const meta = preview.meta({
  title: 'Kit/Confirm dialog',
  component: Screen,
  beforeEach: () => {
    remove.mockReset().mockResolvedValue(undefined);
    closing.mockReset();
  },
});

const ask = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete trek?' }));
  await waitFor(() => expect(dialog.getByText('“Mardi Himal” will be deleted.')).toBeVisible());
  return { dialog, confirm: dialog.getByRole('button', { name: 'Delete' }) };
};

export const Asks = meta.story({
  play: async (stage) => {
    const { dialog } = await ask(stage);
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(stage.canvas.getByRole('button', { name: 'Delete' })).toHaveFocus());
    await expect(remove).not.toHaveBeenCalled();
  },
});

/** Clicks before the dialog rerenders count once. */
export const FiveClicks = meta.story({
  play: async (stage) => {
    const { confirm } = await ask(stage);
    for (let click = 0; click < 5; click += 1) confirm.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(remove.mock.calls).toEqual([['Mardi Himal']]);
  },
});

/** The second half of a double click hits a closing dialog: its text stays, and nothing happens. */
export const ClickWhileClosing = meta.story({
  play: async (stage) => {
    const { dialog, confirm } = await ask(stage);
    const words: (string | undefined)[] = [];
    closing.mockImplementation(() => {
      words.push(dialog.queryByText(/will be deleted/)?.textContent);
      confirm.click();
    });
    await stage.userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(words).toEqual(['“Mardi Himal” will be deleted.']);
    await expect(remove.mock.calls).toEqual([['Mardi Himal']]);
    await ask(stage);
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'false');
  },
});

/** While busy the focus stays in the dialog, and all buttons are inert; a failure keeps it open for a retry. */
export const Failed = meta.story({
  play: async (stage) => {
    const { promise, reject } = Promise.withResolvers<undefined>();
    remove.mockReturnValueOnce(promise);
    const { dialog, confirm } = await ask(stage);
    await stage.userEvent.click(confirm);
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveAttribute('aria-disabled', 'true'));
    await expect(confirm).toHaveFocus();
    await stage.userEvent.tab({ shift: true });
    await expect(cancel).toHaveFocus();
    await stage.userEvent.keyboard('{Enter}');
    await stage.userEvent.tab();
    await stage.userEvent.keyboard('{Enter}');
    reject(new ApiError('http', 'Still booked.', { status: 409 }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Still booked.');
    await expect(confirm).toHaveFocus();
    await stage.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(remove).toHaveBeenCalledTimes(2);
  },
});

/** A failure after its screen was left is still shown. */
export const FailedOnceLeft = meta.story({
  play: async (stage) => {
    const { promise, reject } = Promise.withResolvers<undefined>();
    remove.mockReturnValueOnce(promise);
    const { confirm } = await ask(stage);
    await stage.userEvent.click(confirm);
    stage.canvas.getByText('Leave').click();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    reject(new ApiError('http', 'Still booked.', { status: 409 }));
    await screen.findByText('“Delete trek” did not go through. Still booked.');
  },
});
