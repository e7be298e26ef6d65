import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';
import { BlogCategoryEdit, BlogCategoryForm } from '@/features/blog-categories/blog-category-form';
import { BlogCategoryList } from '@/features/blog-categories/blog-category-list';
import { blogCategoryTable } from '@/mocks/seed/blog-categories';
import { blogCategoryArea } from '@/resources/blog-categories';
import preview from '../../.storybook/preview';
import { saveTo, type } from '../support/plays';
import { resourceStories } from '../support/resource-stories';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Categories' });

const fill = async (stage: StoryContext) => {
  await type(stage, 'Name', 'Tea and coffee');
  await waitFor(() =>
    expect(stage.canvas.getByRole('textbox', { name: 'Slug' })).toHaveValue('tea-and-coffee'),
  );
  await type(stage, 'Display name', 'चिया र कफी');
};

const fillRefused = async (stage: StoryContext) => {
  const slug = await stage.canvas.findByRole('textbox', { name: 'Slug' });
  await type(stage, 'Name', 'Rivers of Karnali');
  await stage.userEvent.clear(slug);
  return type(stage, 'Slug', 'rivers');
};

const stories = resourceStories({
  area: blogCategoryArea,
  table: blogCategoryTable,
  list: <BlogCategoryList />,
  create: <BlogCategoryForm />,
  edit: (id) => <BlogCategoryEdit id={id} />,
  longText: { name: longNepali, display_name: longNepali },
  fill,
  created: { slug: 'tea-and-coffee' },
  fillRefused,
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

/** A category without a display name shows its name; one without either shows what it is. */
export const WithoutNames = meta.story({
  ...stories.list,
  tags: ['tests'],
  beforeEach: async ({ backend }) => {
    await backend.db.run('write', async () => {
      const table = backend.db.table(blogCategoryTable);
      await table.update(1, { display_name: '' });
      await table.update(2, { name: '', display_name: '' });
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'trekking-tips' })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Status of trekking-tips' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Unnamed category (ID 2)' })).toBeVisible();
  },
});

export const Filtered = meta.story({
  ...stories.filtered({ label: 'Display name', text: 'चाड', shows: 'festivals', hides: 'trekking-tips' }),
  tags: ['tests'],
});

export const SparseRowSwitched = meta.story({
  ...stories.sparseRowSwitched('trekking-tips', { name: 'trekking-tips', slug: 'trekking-tips' }),
  tags: ['tests'],
});

export const Deleted = meta.story({
  ...stories.deleted('Wildlife', 'wildlife'),
  tags: ['tests', 'repetition'],
});

export const DeleteRefused = meta.story({
  tags: ['repetition'],
  ...stories.deleteRefused('Trekking tips', /9 blogs still use it/),
});

export const Created = meta.story({ ...stories.created, tags: ['tests'] });

export const Renamed = meta.story({
  ...stories.edit,
  tags: ['tests'],
  play: async (stage) => {
    await expect(await stage.canvas.findByRole('textbox', { name: 'Slug' })).toHaveAttribute('readonly');
    await type(stage, 'Display name', ' र जात्रा');
    await saveTo(stage, '/categories');
    await expect((await stage.backend.db.table(blogCategoryTable).get(1))?.display_name).toMatch(/ र जात्रा$/);
  },
});
