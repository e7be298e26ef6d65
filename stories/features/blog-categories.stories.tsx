import { expect, waitFor } from 'storybook/test';
import { BlogCategoryCreate, BlogCategoryEdit } from '@/features/blog-categories/blog-category-form';
import { BlogCategoryList } from '@/features/blog-categories/blog-category-list';
import { blogCategories } from '@/mocks/seed/blog-categories';
import preview from '../../.storybook/preview';
import { deleteRow, expectRefused, expectRetry, filterBy, saveTo } from '../support/plays';
import { switchesSparseRow } from '../support/sparse-rows';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Features/Categories', parameters: { router: { path: '/categories' } } });

export const List = meta.story({
  render: () => <BlogCategoryList />,
  play: async (stage) => {
    await filterBy(stage, 'Display name', 'display_name', 'चाड');
    await waitFor(() =>
      expect(stage.canvas.queryByRole('link', { name: 'trekking-tips' })).not.toBeInTheDocument(),
    );
    await expect(stage.canvas.getByRole('link', { name: 'festivals' })).toBeVisible();
  },
});

export const ListLoading = meta.story({ render: List.input.render, globals: { backend: 'slow' } });

export const ListEmpty = meta.story({
  render: List.input.render,
  globals: { backend: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No categories yet' })).toBeVisible();
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
    await backend.db.run('write', () =>
      backend.db.table(blogCategories).update(1, { name: longNepali, display_name: longNepali }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longNepali })).toBeVisible();
  },
});

export const SwitchSparseRow = meta.story({
  render: List.input.render,
  ...switchesSparseRow({
    table: blogCategories,
    row: { name: 'trekking-tips', slug: 'trekking-tips' },
    name: 'trekking-tips',
    sent: { name: 'trekking-tips', slug: 'trekking-tips', status: false },
  }),
});

export const Delete = meta.story({
  render: List.input.render,
  play: async (stage) => {
    await deleteRow(stage, 'Wildlife');
    await waitFor(() =>
      expect(stage.canvas.queryByRole('link', { name: 'wildlife' })).not.toBeInTheDocument(),
    );
  },
});

export const DeleteRefused = meta.story({
  render: List.input.render,
  play: async (stage) => {
    const dialog = await deleteRow(stage, 'Trekking tips');
    await expect(await dialog.findByText(/9 blogs still use it/)).toBeVisible();
  },
});

export const Create = meta.story({
  render: () => <BlogCategoryCreate />,
  parameters: { router: { path: '/categories/create' } },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Tea and coffee');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveValue('tea-and-coffee'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Display name' }), 'चिया र कफी');
    await saveTo(stage, '/categories');
  },
});

export const CreateRefused = meta.story({
  render: Create.input.render,
  parameters: { router: { path: '/categories/create' } },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const slug = await canvas.findByRole('textbox', { name: 'Slug' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Rivers of Karnali');
    await userEvent.clear(slug);
    await userEvent.type(slug, 'rivers');
    await expectRefused(stage, slug, /taken/);
  },
});

export const Edit = meta.story({
  render: () => <BlogCategoryEdit categoryId={2} />,
  parameters: { router: { path: '/categories/2/edit' } },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await expect(await canvas.findByRole('textbox', { name: 'Slug' })).toHaveAttribute('readonly');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Display name' }), ' र जात्रा');
    await saveTo(stage, '/categories');
  },
});

export const EditLoading = meta.story({ render: Edit.input.render, globals: { backend: 'slow' } });

export const EditMissing = meta.story({
  render: () => <BlogCategoryEdit categoryId={99_999} />,
  parameters: { router: { path: '/categories/99999/edit' } },
  play: expectRetry,
});
