import { expect, fn, screen, waitFor } from 'storybook/test';
import { singleKeys } from '@/components/keys/single-keys';
import { appearance } from '@/shell/appearance';
import { AppearanceDrawer } from '@/shell/appearance-drawer';
import preview from '../../.storybook/preview';

const meta = preview.meta({
  title: 'Kit/Shell/Appearance drawer',
  component: AppearanceDrawer,
  args: { opened: true, onClose: fn() },
});

export const Default = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Semi-dark' }));
    await expect(appearance.get().theme).toBe('semi-dark');
    await userEvent.click(screen.getByRole('radio', { name: 'Right to left' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'));
    await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    await expect(singleKeys.get()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'ltr'));
    await expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
    await expect(screen.getByRole('switch', { name: 'Single-key shortcuts' })).toBeChecked();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
