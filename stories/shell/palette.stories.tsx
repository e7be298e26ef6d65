import { expect, fn, screen } from 'storybook/test';
import { Palette } from '@/components/shell/palette';
import preview from '../../.storybook/preview';

const meta = preview.meta({
  title: 'Shell/Command palette',
  component: Palette,
  args: { opened: true, onClose: fn() },
  parameters: { router: { path: '/features' } },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const search = await screen.findByRole('textbox', { name: 'Command' });
    await expect(await screen.findByRole('button', { name: 'Sign out' })).toBeInTheDocument();
    await userEvent.type(search, 'theme');
    await expect(screen.queryByRole('button', { name: 'Amenities' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const NothingFound = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Command' }), 'helicopter');
    await expect(await screen.findByText('Nothing matches.')).toBeVisible();
  },
});
