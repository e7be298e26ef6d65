import { expect, screen, waitFor } from 'storybook/test';
import {
  PackageActivityCreate,
  PackageActivityEdit,
} from '@/features/package-activities/package-activity-form';
import { PackageActivityList } from '@/features/package-activities/package-activity-list';
import { pictureFile } from '@/lib/image-file.fixtures';
import { packageActivities } from '@/mocks/seed/package-activities';
import preview from '../../.storybook/preview';
import { deleteRow, expectRefused, expectRetry, filterBy, saveTo } from '../support/plays';
import { switchesSparseRow } from '../support/sparse-rows';
import { longNepali } from '../support/texts';

const meta = preview.meta({
  title: 'Features/Package activities',
  parameters: { router: { path: '/package-activities' } },
});

export const List = meta.story({
  render: () => <PackageActivityList />,
  play: async (stage) => {
    await filterBy(stage, 'Name', 'name', 'सफारी');
    await expect(await stage.canvas.findByRole('link', { name: 'जंगल सफारी' })).toBeVisible();
    await waitFor(() =>
      expect(stage.canvas.queryByRole('link', { name: 'Rafting' })).not.toBeInTheDocument(),
    );
  },
});

export const ListLoading = meta.story({ render: List.input.render, globals: { backend: 'slow' } });

export const ListEmpty = meta.story({
  render: List.input.render,
  globals: { backend: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No package activities yet' })).toBeVisible();
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
    const changes = { name: longNepali };
    await backend.db.run('write', () => backend.db.table(packageActivities).update(1, changes));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longNepali })).toBeVisible();
  },
});

export const SwitchSparseRow = meta.story({
  render: List.input.render,
  ...switchesSparseRow({
    table: packageActivities,
    row: { name: 'Trekking', slug: 'trekking' },
    name: 'Trekking',
    sent: { name: 'Trekking', slug: 'trekking', status: '0' },
  }),
});

export const DeleteInUse = meta.story({
  render: List.input.render,
  play: async (stage) => {
    const dialog = await deleteRow(stage, 'Rafting');
    await expect(await dialog.findByText(/cannot be deleted/)).toBeVisible();
  },
});

export const Create = meta.story({
  render: () => <PackageActivityCreate />,
  parameters: { router: { path: '/package-activities/create' } },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Zip line');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Description' }), 'Two minutes.');
    const files = screen.getByLabelText('Choose picture: Image', { selector: 'input' });
    await userEvent.upload(files, pictureFile('webpLossy', 'line.webp', 'image/webp'));
    await expect(await canvas.findByText('line.webp')).toBeVisible();
    await saveTo(stage, '/package-activities');
  },
});

export const CreateRefused = meta.story({
  render: Create.input.render,
  parameters: { router: { path: '/package-activities/create' } },
  play: async (stage) => {
    const name = await stage.canvas.findByRole('textbox', { name: 'Name' });
    await stage.userEvent.type(name, 'Trekking');
    await expectRefused(stage, name, /taken/);
  },
});

export const Edit = meta.story({
  render: () => <PackageActivityEdit packageActivityId={1} />,
  parameters: { router: { path: '/package-activities/1/edit' } },
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    const alt = await canvas.findByRole('textbox', { name: 'Alt image' });
    await userEvent.clear(alt);
    await userEvent.type(alt, 'Porters above Namche');
    await saveTo(stage, '/package-activities');
    const saved = await backend.db.table(packageActivities).get(1);
    await expect(saved?.images).toMatchObject([{ alt: 'Porters above Namche' }]);
  },
});

export const EditLoading = meta.story({ render: Edit.input.render, globals: { backend: 'slow' } });

export const EditMissing = meta.story({
  render: () => <PackageActivityEdit packageActivityId={99_999} />,
  parameters: { router: { path: '/package-activities/99999/edit' } },
  play: expectRetry,
});
