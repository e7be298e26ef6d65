import { delay, http } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { BannerEdit, BannerForm } from '@/features/banners/banner-form';
import { BannerList } from '@/features/banners/banner-list';
import { imageFile } from '@/lib/files/image-file.fixtures';
import { bannerTable } from '@/mocks/seed/banners';
import { packageRegionTable } from '@/mocks/seed/landing-pages';
import { bannerArea } from '@/resources/banners';
import preview from '../../.storybook/preview';
import { choose, closeFilters, openFilters, saveTo, type } from '../support/plays';
import { resourceStories } from '../support/resource-stories';
import { withRecord } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Banners' });

const pickRegion = async ({ canvas, userEvent }: StoryContext, name: string) => {
  const region = canvas.getByRole('combobox', { name: 'Package region' });
  await userEvent.type(region, name);
  await userEvent.click(await screen.findByRole('option', { name }));
  return region;
};

const fill = async (stage: StoryContext) => {
  await type(stage, 'Title', 'Autumn in Manaslu');
  await pickRegion(stage, 'मनास्लु');
  const image = screen.getByLabelText('Choose image: Image', { selector: 'input' });
  await stage.userEvent.upload(image, imageFile('png', 'larke.png'));
  await stage.userEvent.type(await stage.canvas.findByRole('textbox', { name: /Alt text/ }), 'Larke pass');
};

/** Somebody else deletes the region after it was selected. */
const fillRefused = async (stage: StoryContext) => {
  const { db } = stage.backend;
  await type(stage, 'Title', 'Lamps of Janakpur');
  const region = await pickRegion(stage, 'जनकपुर');
  await db.run('write', () => db.table(packageRegionTable).remove(34));
  return region;
};

const stories = resourceStories({
  area: bannerArea,
  table: bannerTable,
  list: <BannerList />,
  create: <BannerForm />,
  edit: (id) => <BannerEdit id={id} />,
  longText: { title: longNepali },
  fill,
  created: { package_region_id: 3, images: [{ alt: 'Larke pass' }] },
  fillRefused,
  refusal: /does not exist/,
});

export const List = meta.story({ ...stories.list, tags: ['screen'] });
export const ListLoading = meta.story({ ...stories.listLoading, tags: ['repetition'] });
export const ListEmpty = meta.story({ ...stories.listEmpty, tags: ['repetition'] });
export const ListFailed = meta.story({ ...stories.listFailed, tags: ['repetition'] });
export const ListForbidden = meta.story({ ...stories.listForbidden, tags: ['repetition'] });
export const ListMany = meta.story({ ...stories.listMany, tags: ['repetition'] });
export const ListLongText = meta.story({ ...stories.listLongText, tags: ['repetition'] });
export const Create = meta.story({ ...stories.create, tags: ['screen'] });
export const CreateRefused = meta.story({ ...stories.createRefused, tags: ['repetition'] });
export const CreateSaving = meta.story({ ...stories.createSaving, tags: ['repetition'] });
export const Edit = meta.story({ ...stories.edit, tags: ['screen'] });
export const EditRefused = meta.story({ ...stories.editRefused, tags: ['repetition'] });
export const EditSaving = meta.story({ ...stories.editSaving, tags: ['repetition'] });
export const EditLoading = meta.story({ ...stories.editLoading, tags: ['repetition'] });
export const EditFailed = meta.story({ ...stories.editFailed, tags: ['repetition'] });
export const EditForbidden = meta.story({ ...stories.editForbidden, tags: ['repetition'] });
export const EditMissing = meta.story({ ...stories.editMissing, tags: ['repetition'] });
export const EditLongText = meta.story({ ...stories.editLongText, tags: ['repetition'] });

export const Filtered = meta.story({
  ...stories.list,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, router } = stage;
    await openFilters(stage);
    await choose(stage, 'Status', 'Inactive');
    await closeFilters(stage);
    await expect(await canvas.findByText('Status: Inactive')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toEqual({ status: '0' }));
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Spring in the Khumbu' })).not.toBeInTheDocument(),
    );
    await expect(await canvas.findByRole('link', { name: 'Upper Mustang' })).toBeVisible();
  },
});

export const Gallery = meta.story({
  ...stories.list,
  tags: ['screen'],
  parameters: { router: { path: '/banners', search: { mode: 'gallery' } } },
});

/** A tile opens its banner wherever it is pressed, but on its own controls. */
export const GalleryOpened = meta.story({
  ...stories.list,
  tags: ['tests'],
  ...withRecord(bannerTable, { images: [] }, 2),
  play: async ({ canvas, router, userEvent }) => {
    const gallery = await canvas.findByRole('button', { name: 'Gallery' });
    await userEvent.click(gallery);
    await waitFor(() => expect(gallery).toHaveAttribute('aria-pressed', 'true'));
    await expect(router.state.location.search).toEqual({ mode: 'gallery' });
    const tileOf = async (name: string) => {
      const link = await canvas.findByRole('link', { name });
      return { link, tile: link.closest('li') as HTMLElement };
    };
    const { link, tile } = await tileOf('Spring in the Khumbu');
    const image = tile.querySelector('img') as HTMLElement;
    const { left, top, width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
    const status = within(tile).getByRole('switch', { name: 'Status of Spring in the Khumbu' });
    const at = status.getBoundingClientRect();
    await expect(tile).toContainElement(
      document.elementFromPoint(at.left + 4, at.top + 4)?.closest('label') as HTMLElement,
    );
    await expect((await tileOf('दशैं विशेष अफर')).tile).toHaveTextContent('No image');
    await userEvent.click(link);
    await waitFor(() => expect(router.state.location.pathname).toBe('/banners/1/edit'));
  },
});

export const StatusSwitched = meta.story({ ...stories.statusUndone('Monsoon in Mustang'), tags: ['tests'] });

export const Deleted = meta.story({
  ...stories.deleted('Langtang for families'),
  tags: ['tests', 'repetition'],
});

export const Created = meta.story({ ...stories.created, tags: ['tests'] });

export const RegionCleared = meta.story({
  ...stories.edit,
  tags: ['tests'],
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    const region = await canvas.findByRole('combobox', { name: 'Package region' });
    await expect(region).toHaveValue('Everest');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Package region' }));
    await saveTo(stage, '/banners');
    await expect(await backend.db.table(bannerTable).get(1)).toMatchObject({ package_region_id: null });
  },
});

export const ImageRemoved = meta.story({
  ...stories.edit,
  tags: ['tests'],
  play: async ({ backend, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove “Rhododendrons below Thamserku”' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose image: Image' })).toBeVisible());
    await expect((await backend.db.table(bannerTable).get(1))?.images).toEqual([]);
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  },
});

/** While names are looked up, their rows are neither new nor changes. */
export const ImportLooksUpNames = meta.story({
  render: () => <BannerList />,
  tags: ['tests'],
  parameters: { router: { path: '/banners', search: { mode: 'import' } } },
  beforeEach: ({ msw }) => msw.use(http.get('*/package/regions*', () => delay('infinite'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Rows' }));
    await userEvent.paste('Title\tPackage region\tID\nSpring\tAnnapurna\t1\nSummer\t\t');
    await expect(await canvas.findByText(/Looking up names\./)).toBeVisible();
    await expect(canvas.getByText('New 1')).toBeVisible();
    await expect(canvas.getByText('Being looked up 1')).toBeVisible();
  },
});
