import type { StoryContext } from 'storybook/internal/csf';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OwnPagePicker } from '@/domain/rich-text/own-page-picker';
import { blogTable } from '@/mocks/seed/blogs';
import preview from '../../.storybook/preview';

const onPick = fn();
const meta = preview.meta({
  title: 'Kit/Inputs/Own page picker',
  tags: ['autodocs'],
  component: OwnPagePicker,
  args: { onPick },
  beforeEach: () => {
    onPick.mockReset();
  },
});

type Stage = Pick<StoryContext, 'userEvent'>;

const pick = async ({ userEvent }: Stage, kind: string, name: string) => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of page' }), kind);
  await userEvent.type(screen.getByRole('combobox', { name: 'Page of ours' }), name);
  // A second line distinguishes equal names.
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
};

export const Default = meta.story();

/** Each type of page has its own path on the public site. */
export const EveryKind = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    for (const [kind, name, path] of [
      ['Package', 'Everest Base Camp Trek', '/packages/everest-base-camp-trek'],
      ['Homestay', 'Ghale Gaun Community Homestay', '/homestays/ghale-gaun-community-homestay'],
      ['Hotel', 'Hotel Marsyangdi Garden', '/hotels/hotel-marsyangdi-garden'],
      ['Blog', 'Everest base camp in fourteen days', '/blogs/everest-base-camp-in-fourteen-days'],
      ['Page', 'About', '/about'],
      ['SEO page', 'Everest region treks', '/package-regions/everest'],
    ] as const) {
      await pick(stage, kind, name);
      await waitFor(() => expect(onPick).toHaveBeenLastCalledWith(path, name));
    }
    await expect(onPick).toHaveBeenCalledTimes(6);
  },
});

/** A page without a URL cannot be a link, and says so. */
export const NoAddress = meta.story({
  play: async (stage) => {
    const { backend, canvas } = stage;
    await backend.db.run('write', () => backend.db.table(blogTable).update(1, { slug: '' }));
    await pick(stage, 'Blog', 'Everest base camp in fourteen days');
    await expect(await canvas.findByText('It has no address yet.')).toBeVisible();
    await expect(onPick).not.toHaveBeenCalled();
  },
});
