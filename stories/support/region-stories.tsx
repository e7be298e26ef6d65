import type { ReactElement } from 'react';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor } from 'storybook/test';
import type { Region } from '@/generated/model';
import { pictureFile } from '@/lib/image-file.fixtures';
import { slugify } from '@/lib/slug';
import type { TableDefinition } from '@/mocks/db/table';
import { deleteRow, expectRefused, expectRetry, filterBy, saveTo } from './plays';
import { switchesSparseRow } from './sparse-rows';
import { longNepali } from './texts';

type Stage = StoryContext;

interface RegionScreens {
  path: '/package-regions' | '/homestay-regions' | '/hotel-regions';
  nouns: string;
  table: TableDefinition<Region>;
  list: ReactElement;
  create: ReactElement;
  edit: (id: number) => ReactElement;
  /** The names of the first region, which is in use, and of one that is not. */
  used: string;
  unused: string;
}

/** The stories that the regions of packages, homestays and hotels all have. */
export const regionStories = ({ path, nouns, table, list, create, edit, used, unused }: RegionScreens) => {
  const onForm = (part: string) => ({ parameters: { router: { path: `${path}/${part}` } } });

  return {
    list: {
      render: () => list,
      play: async (stage: Stage) => {
        await expect(await stage.canvas.findByRole('link', { name: used })).toBeVisible();
        await filterBy(stage, 'Name', 'name', unused);
        await waitFor(() => expect(stage.canvas.queryByRole('link', { name: used })).not.toBeInTheDocument());
        await expect(stage.canvas.getByRole('link', { name: unused })).toBeVisible();
      },
    },
    listLoading: { render: () => list, globals: { backend: 'slow' as const } },
    listEmpty: {
      render: () => list,
      globals: { backend: 'empty' as const },
      play: async ({ canvas }: Stage) => {
        await expect(await canvas.findByRole('heading', { name: `No ${nouns} yet` })).toBeVisible();
      },
    },
    listError: { render: () => list, globals: { backend: 'failing' as const }, play: expectRetry },
    listLongText: {
      render: () => list,
      beforeEach: async ({ backend }: Stage) => {
        await backend.db.run('write', () => backend.db.table(table).update(1, { name: longNepali }));
      },
      play: async ({ canvas }: Stage) => {
        await expect(await canvas.findByRole('link', { name: longNepali })).toBeVisible();
      },
    },
    switchSparseRow: {
      render: () => list,
      ...switchesSparseRow({
        table,
        row: { name: used, slug: slugify(used) },
        name: used,
        sent: { name: used, slug: slugify(used), status: '0' },
      }),
    },
    delete: {
      parameters: { router: { path, search: { name: unused } } },
      render: () => list,
      play: async (stage: Stage) => {
        await deleteRow(stage, unused);
        await waitFor(() =>
          expect(stage.canvas.queryByRole('link', { name: unused })).not.toBeInTheDocument(),
        );
      },
    },
    deleteInUse: {
      render: () => list,
      play: async (stage: Stage) => {
        const dialog = await deleteRow(stage, used);
        await expect(await dialog.findByText(/cannot be deleted/)).toBeVisible();
      },
    },
    create: {
      ...onForm('create'),
      render: () => create,
      play: async (stage: Stage) => {
        const { backend, canvas, userEvent } = stage;
        await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Phulchowki');
        await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveValue('phulchowki'));
        await userEvent.type(await canvas.findByRole('textbox', { name: 'Description' }), 'Birds and oaks.');
        const files = screen.getByLabelText('Choose picture: Image', { selector: 'input' });
        await userEvent.upload(files, pictureFile('png', 'oak.png'));
        await expect(await canvas.findByText('oak.png')).toBeVisible();
        await userEvent.type(canvas.getByRole('textbox', { name: 'Alt image' }), 'Oak forest');
        await userEvent.click(canvas.getByRole('switch', { name: 'Display home' }));
        await saveTo(stage, path);
        const created = (await backend.db.table(table).all()).at(-1);
        await expect(created).toMatchObject({
          slug: 'phulchowki',
          description: '<p>Birds and oaks.</p>',
          display_home: false,
          status: true,
          images: [{ alt: 'Oak forest' }],
        });
      },
    },
    createRefused: {
      ...onForm('create'),
      render: () => create,
      play: async (stage: Stage) => {
        const name = await stage.canvas.findByRole('textbox', { name: 'Name' });
        await stage.userEvent.type(name, used);
        await expectRefused(stage, name, /taken/);
        await expect(stage.canvas.getByRole('textbox', { name: 'Slug' })).toHaveAccessibleDescription(
          /taken/,
        );
      },
    },
    edit: {
      ...onForm('1/edit'),
      render: () => edit(1),
      play: async (stage: Stage) => {
        const { canvas, userEvent } = stage;
        await expect(await canvas.findByRole('textbox', { name: 'Slug' })).toHaveAttribute('readonly');
        const title = canvas.getByRole('textbox', { name: 'Meta page title' });
        await userEvent.clear(title);
        await userEvent.type(title, 'Walks for two');
        const preview = canvas.getByRole('figure', { name: 'Search result preview' });
        await waitFor(() => expect(preview).toHaveTextContent('Walks for two'));
        await saveTo(stage, path);
      },
    },
    editLoading: { ...onForm('1/edit'), render: () => edit(1), globals: { backend: 'slow' as const } },
    editLongText: {
      ...onForm('1/edit'),
      render: () => edit(1),
      beforeEach: async ({ backend }: Stage) => {
        const description = `<h2>${longNepali}</h2><p>${longNepali.repeat(4)}</p>`;
        await backend.db.run('write', () =>
          backend.db.table(table).update(1, { name: longNepali, alt_image: longNepali, description }),
        );
      },
      play: async ({ canvas }: Stage) => {
        await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue(longNepali);
      },
    },
    editMissing: { ...onForm('99999/edit'), render: () => edit(99_999), play: expectRetry },
  };
};
