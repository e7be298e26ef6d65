import { Paper } from '@mantine/core';
import { expect, fn, waitFor } from 'storybook/test';
import { starred } from '@/shell/starred';
import { StarredPanel } from '@/shell/starred-panel';
import preview from '../../.storybook/preview';
import { longNepali } from '../support/texts';

const meta = preview.meta({
  title: 'Kit/Shell/Starred pages',
  component: StarredPanel,
  args: { opened: true, onClose: fn() },
  decorators: [
    (Story) => (
      <Paper withBorder w={320} m="md" p={6}>
        <Story />
      </Paper>
    ),
  ],
  beforeEach: () => {
    starred.set([
      { path: '/features', label: 'Features' },
      { path: '/amenities', label: 'Amenities' },
      { path: '/features/create', label: 'Create feature' },
    ]);
    return () => starred.set([]);
  },
});

const paths = () => starred.get().map(({ path }) => path);

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Amenities up' }));
    await expect(paths()).toEqual(['/amenities', '/features', '/features/create']);
    await expect(await canvas.findByText('Amenities is now number 1 of 3.')).toBeInTheDocument();
    const up = canvas.getByRole('button', { name: 'Move Amenities up' });
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(up).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(paths()).toEqual(['/features', '/amenities', '/features/create']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Features' }));
    await expect(paths()).toEqual(['/amenities', '/features/create']);
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveTextContent('Amenities'));
  },
});

export const Empty = meta.story({ beforeEach: () => starred.set([]) });

export const Many = meta.story({
  beforeEach: () =>
    starred.set(
      Array.from({ length: 14 }, (_, n) => ({ path: `/features/${n}/edit`, label: `Page ${n + 1}` })),
    ),
});

export const LongText = meta.story({
  beforeEach: () => starred.set([{ path: '/features/1/edit', label: `Edit feature: ${longNepali}` }]),
});
