import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { createBackend } from '@/mocks/backend';
import { OfflinePanel } from '@/mocks/offline-panel';
import preview from '../../.storybook/preview';

const Panel = () => {
  const [backend] = useState(() => createBackend());
  const [resets, setResets] = useState(0);
  return (
    <>
      <p>Data changed: {resets}</p>
      <OfflinePanel backend={backend} onDataChange={() => setResets(resets + 1)} />
    </>
  );
};

const meta = preview.meta({ title: 'Development/Offline backend', component: OfflinePanel });

export const Closed = meta.story({ render: () => <Panel /> });

export const Open = meta.story({
  render: () => <Panel />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Offline backend' }));
    await userEvent.click(await canvas.findByRole('radio', { name: '3 s' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: '3 s' })).toBeChecked());
    await userEvent.click(canvas.getByRole('radio', { name: '10,000 rows' }));
    await expect(await canvas.findByText('Data changed: 1')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dialect' }), 'strict');
    await expect(canvas.getByRole('combobox', { name: 'Dialect' })).toHaveValue('strict');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset data' }));
    await expect(await canvas.findByText('Data changed: 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Expire session' }));
    await expect(await canvas.findByText('The next request refreshes the session.')).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  render: () => <Panel />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tab = canvas.getByRole('button', { name: 'Offline backend' });
    await waitFor(() => expect(tab).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Offline backend' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'Offline backend' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(tab).toHaveFocus());
  },
});
