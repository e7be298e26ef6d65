import { useState } from 'react';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ApiError } from '@/api/errors/api-error';
import preview from '../../.storybook/preview';
import { cancelStay, remind, restoreStays, setState, StayTable } from '../support/stay-table';

const meta = preview.meta({
  title: 'Kit/Data table/Actions',
  component: StayTable,
  beforeEach: restoreStays,
});

export const OwnBulkActions = meta.story({
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Dawa Lama/ });
    // Earlier notices may disappear meanwhile, which moves the whole list.
    const tools = canvas.getByRole('button', { name: 'Export' });
    const place = () => row.getBoundingClientRect().top - tools.getBoundingClientRect().top;
    const before = place();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows of this page' }));
    const remindAll = await canvas.findByRole('button', { name: 'Remind' });
    await expect(canvas.queryByRole('button', { name: 'Set active' })).not.toBeInTheDocument();
    await userEvent.click(remindAll);
    await canvas.findByText('3 of 3 done');
    // The result replaces the head.
    await expect(place()).toBe(before);
    await expect(remind.mock.calls).toEqual([[1], [2], [3]]);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Dawa Lama' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm stays' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm stays?' }));
    await waitFor(() => expect(dialog.getByText('Each guest gets an e-mail.')).toBeVisible());
    await expect(setState).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm stays' }));
    await canvas.findByText('1 of 1 done');
    await expect(setState.mock.calls).toEqual([[1, 'confirmed']]);
  },
});

const openCancel = async (
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  name: string,
) => {
  await userEvent.click(await canvas.findByRole('button', { name: `More for ${name}` }));
  await expect(await screen.findByRole('menuitem', { name: 'Receipt' })).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel stay' }));
  return within(await screen.findByRole('dialog', { name: 'Cancel stay?' }));
};

export const CancelWithAReason = meta.story({
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await canvas.findByText('Sita Gurung');
    await expect(canvas.queryByRole('button', { name: 'More for Sita Gurung' })).not.toBeInTheDocument();
    const dialog = await openCancel(stage, 'Dawa Lama');
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel stay' }));
    await waitFor(() => expect(reason).toHaveAccessibleDescription('A reason is required.'));
    await expect(reason).toHaveFocus();
    await expect(cancelStay).not.toHaveBeenCalled();
    await userEvent.type(reason, 'Snow on the pass');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel stay' }));
    await expect(await canvas.findByRole('row', { name: /Dawa Lama.*Cancelled/ })).toBeVisible();
    await expect(cancelStay.mock.calls).toEqual([[1, 'Snow on the pass']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const ReasonRefused = meta.story({
  play: async (stage) => {
    const { userEvent } = stage;
    cancelStay.mockRejectedValueOnce(
      new ApiError('http', 'The given data was invalid.', {
        status: 422,
        fieldErrors: { reason: ['Say more than that.'] },
      }),
    );
    const dialog = await openCancel(stage, 'Dawa Lama');
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await userEvent.type(reason, 'Snow');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel stay' }));
    await waitFor(() => expect(reason).toHaveAccessibleDescription('Say more than that.'));
    await expect(reason).toHaveValue('Snow');
    await expect(dialog.queryByText(/given data/)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    const other = await openCancel(stage, 'पेम्बा शेर्पा');
    await expect(other.getByRole('textbox', { name: 'Reason' })).toHaveValue('');
    await userEvent.click(other.getByRole('button', { name: 'Keep stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    const again = await openCancel(stage, 'Dawa Lama');
    await expect(again.getByRole('textbox', { name: 'Reason' })).toHaveValue('Snow');
  },
});

const TableTwice = () => {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button onClick={() => setVisit(2)}>Come back</button>
      <StayTable key={visit} />
    </>
  );
};

/** An unsent reason, as after the session has ended, is restored for the same record. */
export const ReasonLeft = meta.story({
  render: () => <TableTwice />,
  play: async (stage) => {
    const dialog = await openCancel(stage, 'Dawa Lama');
    await stage.userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Snow');
    screen.getByRole('button', { name: 'Come back', hidden: true }).click();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await openCancel(stage, 'Dawa Lama');
    await expect(again.getByRole('textbox', { name: 'Reason' })).toHaveValue('Snow');
  },
});

export const ReasonNotSent = meta.story({
  play: async (stage) => {
    const { userEvent } = stage;
    cancelStay.mockRejectedValueOnce(new ApiError('network', 'The server could not be reached.'));
    const dialog = await openCancel(stage, 'Dawa Lama');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Snow on the pass');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel stay' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The server could not be reached.');
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Snow on the pass');
  },
});
