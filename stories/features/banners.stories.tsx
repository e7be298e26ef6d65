import { expect, screen, waitFor } from 'storybook/test';
import { BannerCreate, BannerEdit } from '@/features/banners/banner-form';
import { BannerList } from '@/features/banners/banner-list';
import { pictureFile } from '@/lib/image-file.fixtures';
import { banners } from '@/mocks/seed/banners';
import { packageRegions } from '@/mocks/seed/package-regions';
import preview from '../../.storybook/preview';
import { choose, deleteRow, expectRefused, expectRetry, openFilters, saveTo } from '../support/plays';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Features/Banners', parameters: { router: { path: '/banners' } } });

const choosePicture = () => screen.getByLabelText('Choose picture: Image', { selector: 'input' });

export const List = meta.story({
  render: () => <BannerList />,
  play: async (stage) => {
    const { canvas, router } = stage;
    await openFilters(stage);
    await choose(stage, 'Status', 'Inactive');
    await expect(await canvas.findByText('Status: Inactive')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toEqual({ status: '0' }));
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Spring in the Khumbu' })).not.toBeInTheDocument(),
    );
    await expect(canvas.getByRole('link', { name: 'Upper Mustang' })).toBeVisible();
  },
});

export const ListLoading = meta.story({ render: List.input.render, globals: { backend: 'slow' } });

export const ListEmpty = meta.story({
  render: List.input.render,
  globals: { backend: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No banners yet' })).toBeVisible();
  },
});

export const ListError = meta.story({
  render: List.input.render,
  globals: { backend: 'failing' },
  play: expectRetry,
});

export const ListLongText = meta.story({
  render: List.input.render,
  beforeEach: async ({ backend }) => {
    await backend.db.run('write', () => backend.db.table(banners).update(1, { title: longNepali }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longNepali })).toBeVisible();
  },
});

export const SwitchStatus = meta.story({
  render: List.input.render,
  play: async ({ canvas, userEvent }) => {
    const status = { name: 'Status of Monsoon in Mustang' };
    await userEvent.click(await canvas.findByRole('switch', status));
    await waitFor(() => expect(canvas.getByRole('switch', status)).toBeChecked());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('switch', status)).not.toBeChecked());
  },
});

export const Delete = meta.story({
  render: List.input.render,
  play: async (stage) => {
    await deleteRow(stage, 'Langtang for families');
    await waitFor(() =>
      expect(stage.canvas.queryByRole('link', { name: 'Langtang for families' })).not.toBeInTheDocument(),
    );
  },
});

export const Create = meta.story({
  render: () => <BannerCreate />,
  parameters: { router: { path: '/banners/create' } },
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Autumn in Manaslu');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Package region' }), 'मनास्लु');
    await userEvent.click(await screen.findByRole('option', { name: 'मनास्लु' }));
    await userEvent.upload(choosePicture(), pictureFile('png', 'larke.png'));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Alternative text/ }), 'Larke pass');
    await saveTo(stage, '/banners');
    const created = (await backend.db.table(banners).all()).at(-1);
    await expect(created).toMatchObject({ package_region_id: 3, images: [{ alt: 'Larke pass' }] });
  },
});

export const CreateRefused = meta.story({
  render: Create.input.render,
  parameters: { router: { path: '/banners/create' } },
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Lamps of Janakpur');
    const region = canvas.getByRole('combobox', { name: 'Package region' });
    await userEvent.type(region, 'जनकपुर');
    await userEvent.click(await screen.findByRole('option', { name: 'जनकपुर' }));
    await backend.db.run('write', () => backend.db.table(packageRegions).remove(34));
    await expectRefused(stage, region, /does not exist/);
  },
});

export const Edit = meta.story({
  render: () => <BannerEdit bannerId={1} />,
  parameters: { router: { path: '/banners/1/edit' } },
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    const region = await canvas.findByRole('combobox', { name: 'Package region' });
    await expect(region).toHaveValue('Everest');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Package region' }));
    await saveTo(stage, '/banners');
    await expect(await backend.db.table(banners).get(1)).toMatchObject({ package_region_id: null });
  },
});

export const RemovePicture = meta.story({
  render: Edit.input.render,
  parameters: { router: { path: '/banners/1/edit' } },
  play: async ({ backend, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove “Rhododendrons below Thamserku”' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose picture: Image' })).toBeVisible());
    await expect((await backend.db.table(banners).get(1))?.images).toEqual([]);
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  },
});

export const EditLoading = meta.story({ render: Edit.input.render, globals: { backend: 'slow' } });

export const EditMissing = meta.story({
  render: () => <BannerEdit bannerId={99_999} />,
  parameters: { router: { path: '/banners/99999/edit' } },
  play: expectRetry,
});
