import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ImagesScreen } from '@/features/images/images-screen';
import { packageResource } from '@/features/packages/package-values';
import { listPackages } from '@/generated/api/packages/packages';
import { blogTable } from '@/mocks/seed/blogs';
import { packageTable } from '@/mocks/seed/packages';
import { recordType } from '@/resources/record-type';
import { recordTypes } from '@/routes/_shell/-record-types';
import preview from '../../.storybook/preview';
import { stopAtFirst } from '../support/stop-at-first';
import { loading, withRecord } from '../support/story-parts';
import { longNepali } from '../support/texts';

const gallery = { name: 'images', from: ['images'] };

/** A list of a thousand packages with five images each. */
const thousandPackages: typeof listPackages = async () => {
  const { data } = await listPackages({ page: 1, per_page: 1 });
  const [row] = data;
  if (!row) throw new Error('There is no package.');
  const images = (index: number) =>
    Array.from({ length: 5 }, (_image, at) => ({
      id: index * 5 + at + 1,
      url: `/files/${index * 5 + at + 1}.png`,
      alt: at === 0 ? '' : `Image ${at + 1} of trek ${index + 1}`,
    }));
  return {
    data: Array.from({ length: 1000 }, (_, index) => ({ ...row, id: index + 1, images: images(index) })),
    meta: { last_page: 1, current_page: 1, per_page: 1000, total: 1000 },
  };
};

/** Three areas, as reading all of them takes long in a story: a gallery, one image with and one without an alt text. */
const few = Object.fromEntries(
  Object.entries(recordTypes).filter(([path]) => ['/packages', '/blogs', '/topdeals'].includes(path)),
);

const meta = preview.meta({
  title: 'Screens/Images',
  parameters: { router: { path: '/images' } },
  render: () => <ImagesScreen loadTypes={() => Promise.resolve(few)} />,
});

const wholeRead = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  waitFor(() => expect(canvas.getByText(/^Read at /)).toBeVisible(), { timeout: 10_000 });

const tiles = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  within(canvas.getByRole('list', { name: 'Images' })).getAllByRole('button');

export const All = meta.story({ tags: ['screen'], play: wholeRead });

export const Loading = meta.story({
  ...loading,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the images' })).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['repetition'],
  globals: { backend: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No images yet' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['repetition'],
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/datatable', () => HttpResponse.json({ message: 'Down.' }, { status: 500 }))),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert', {}, { timeout: 10_000 });
    await expect(alert).toHaveTextContent('Not all was read');
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** What a role may not see is named; the rest is shown. */
export const Forbidden = meta.story({
  tags: ['repetition'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/v1/admin/blogs/datatable', () =>
        HttpResponse.json({ message: 'Your role may not see blogs.' }, { status: 403 }),
      ),
    ),
  play: async (stage) => {
    const alert = await stage.canvas.findByRole('alert', {}, { timeout: 10_000 });
    await expect(alert).toHaveTextContent('Not all was read');
    await expect(alert).toHaveTextContent('Your role may not see blogs.');
    await expect(tiles(stage).length).toBeGreaterThan(10);
  },
});

export const NothingMatches = meta.story({
  tags: ['tests'],
  parameters: { router: { path: '/images', search: { text: 'no such image' } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No images match' }, { timeout: 10_000 }),
    ).toBeVisible();
  },
});

export const LongText = meta.story({
  ...withRecord(packageTable, { name: longNepali }),
  play: async (stage) => {
    await wholeRead(stage);
    await expect((await stage.canvas.findAllByText(longNepali))[0]).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: wholeRead });

/** Many as a large shop has them: a page of tiles is rendered, and images load when they are near. */
export const Many = meta.story({
  render: () => (
    <ImagesScreen
      loadTypes={() =>
        Promise.resolve({
          '/packages': recordType({ ...packageResource, list: thousandPackages }, { images: [gallery] }),
        })
      }
    />
  ),
  play: async (stage) => {
    await wholeRead(stage);
    await expect(stage.canvas.getByText('5,000 images')).toBeVisible();
    await expect(tiles(stage)).toHaveLength(50);
  },
});

/** Enter takes the proposal, and goes to the next. */
export const Proposed = meta.story({
  ...withRecord(blogTable, { alt: '' }),
  parameters: { router: { path: '/images', search: { area: 'blogs', with: 'no-alt-text' } } },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await wholeRead(stage);
    const [first] = tiles(stage);
    first?.focus();
    await userEvent.keyboard('{Enter}');
    const text = await screen.findByRole('textbox', { name: 'Alt text' });
    await waitFor(() => expect(text).not.toHaveValue(''));
    await expect(text).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('1 unsaved change in 1 row')).toBeInTheDocument());
  },
});

/** Closing leads back to the image, and saving what leaves the filter to the next one. */
export const FocusReturns = meta.story({
  ...withRecord(blogTable, { alt: '' }),
  tags: ['tests'],
  parameters: { router: { path: '/images', search: { with: 'no-alt-text' } } },
  play: async (stage) => {
    const { userEvent } = stage;
    await wholeRead(stage);
    const [first, second] = tiles(stage);
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Alt text' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Alt text' }), 'Lake');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(second).toHaveFocus());
  },
});

const editFirst = async (stage: StoryContext, text: string) => {
  const { userEvent } = stage;
  await wholeRead(stage);
  tiles(stage)[0]?.focus();
  await userEvent.keyboard('{Enter}');
  const input = await screen.findByRole('textbox', { name: 'Alt text' });
  await userEvent.clear(input);
  await userEvent.type(input, text);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
};

/** What was not saved keeps its text, with the reason. */
export const Refused = meta.story({
  tags: ['tests'],
  parameters: { router: { path: '/images', search: { area: 'packages' } } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.patch('*/v1/admin/package/packages/:id', () =>
        HttpResponse.json({ message: 'The text is too short.' }, { status: 422 }),
      ),
    ),
  play: async (stage) => {
    await editFirst(stage, 'Yak');
    await waitFor(() =>
      expect(stage.canvas.getByText('1 row was not saved.', { selector: 'p' })).toBeVisible(),
    );
    await expect(stage.canvas.getAllByText('The text is too short.')[0]).toBeVisible();
  },
});

/** The alt text that is being saved is finished; the other one stays. */
export const Stopped = meta.story({
  tags: ['tests'],
  parameters: { router: { path: '/images', search: { area: 'packages' } } },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await wholeRead(stage);
    tiles(stage)[0]?.focus();
    await userEvent.keyboard('{Enter}');
    for (const text of ['Yak', 'Lodge']) {
      const input = await screen.findByRole('textbox', { name: 'Alt text' });
      await userEvent.clear(input);
      await userEvent.type(input, text);
      if (text === 'Yak') await userEvent.keyboard('{Enter}');
    }
    await stopAtFirst(stage, '*/package/packages/:id', () =>
      userEvent.keyboard('{Control>}{Enter}{/Control}'),
    );
    await waitFor(() => expect(canvas.getByText('1 unsaved change in 1 row')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeVisible();
  },
});
