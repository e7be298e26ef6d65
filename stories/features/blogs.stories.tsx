import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { BlogEdit, BlogForm } from '@/features/content/blogs/blog-form';
import { BlogList } from '@/features/content/blogs/blog-list';
import { imageFile } from '@/lib/files/image-file.fixtures';
import { blogTable } from '@/mocks/seed/blogs';
import { blogArea } from '@/resources/blogs';
import preview from '../../.storybook/preview';
import { rowOf, saveTo, type, undoLast } from '../support/plays';
import { resourceStories } from '../support/resource-stories';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Blogs' });

const fill = async (stage: StoryContext) => {
  await type(stage, 'Title', 'A night in Ghandruk');
  await type(stage, 'Short description', 'Dal bhat by the fire.');
  await type(stage, 'Description', 'The bus stops at Kimche.');
  const files = screen.getByLabelText('Choose image: Image', { selector: 'input' });
  await stage.userEvent.upload(files, imageFile('png', 'ghandruk.png'));
  const alt = await stage.canvas.findByRole('textbox', { name: /Alt text/ });
  await stage.userEvent.type(alt, 'Slate roofs');
};

const fillRefused = async (stage: StoryContext) => {
  await type(stage, 'Title', 'Dal bhat, twice a day');
  return stage.canvas.getByRole('textbox', { name: 'Slug' });
};

const stories = resourceStories({
  area: blogArea,
  table: blogTable,
  list: <BlogList />,
  create: <BlogForm />,
  edit: (id) => <BlogEdit id={id} />,
  longText: { title: longNepali, short_description: longNepali },
  fill,
  created: {
    slug: 'a-night-in-ghandruk',
    description: '<p>The bus stops at Kimche.</p>',
    alt: 'Slate roofs',
    status: true,
  },
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
export const CreateRefused = meta.story(stories.createRefused);
export const CreateSaving = meta.story({ ...stories.createSaving, tags: ['repetition'] });
export const Edit = meta.story({ ...stories.edit, tags: ['screen'] });
export const EditRefused = meta.story({ ...stories.editRefused, tags: ['repetition'] });
export const EditSaving = meta.story({ ...stories.editSaving, tags: ['repetition'] });
export const EditLoading = meta.story({ ...stories.editLoading, tags: ['repetition'] });
export const EditFailed = meta.story({ ...stories.editFailed, tags: ['repetition'] });
export const EditForbidden = meta.story({ ...stories.editForbidden, tags: ['repetition'] });
export const EditMissing = meta.story({ ...stories.editMissing, tags: ['repetition'] });
export const EditLongText = meta.story({ ...stories.editLongText, tags: ['repetition'] });

const openPreview = async ({ canvas, userEvent }: StoryContext) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Preview' }));
  const dialog = await screen.findByRole('dialog', { name: 'Preview' });
  await waitFor(() => expect(within(dialog).getByRole('article')).toBeVisible());
  return within(dialog);
};

export const Preview = meta.story({
  ...stories.edit,
  play: async (stage) => {
    await type(stage, 'Title', ' and more');
    const dialog = await openPreview(stage);
    const article = within(dialog.getByRole('article'));
    await expect(article.getByRole('heading', { name: /fourteen days and more$/ })).toBeVisible();
    await expect(await article.findByText('Everest Base Camp Trek')).toBeVisible();
    await expect(article.getByRole('img', { name: 'Trekkers on the ridge of Kala Patthar' })).toBeVisible();
  },
});

export const PreviewPhone = meta.story({
  ...stories.edit,
  tags: ['tests'],
  play: async (stage) => {
    const dialog = await openPreview(stage);
    await stage.userEvent.click(dialog.getByText('Phone, 390 px'));
    await waitFor(() =>
      expect(dialog.getByRole('article').getBoundingClientRect().width).toBeLessThanOrEqual(390),
    );
  },
});

export const Filtered = meta.story({
  ...stories.filtered({
    label: 'Title',
    text: 'porter',
    shows: 'What a porter may carry',
    hides: 'Everest base camp in fourteen days',
  }),
  tags: ['tests'],
});

export const FilteredByCategory = meta.story({
  ...stories.list,
  parameters: { router: { path: '/blogs', search: { blog_category_id: '2' } } },
  tags: ['tests'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Category: चाडपर्व')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Tihar, day by day' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Dal bhat, twice a day' })).not.toBeInTheDocument();
  },
});

export const CategoryLinked = meta.story({
  ...stories.list,
  tags: ['tests'],
  play: async (stage) => {
    const row = within(await rowOf(stage, 'Everest base camp in fourteen days'));
    await expect(row.getByRole('link', { name: 'trekking-tips' })).toHaveAttribute(
      'href',
      '/categories/1/edit',
    );
  },
});

export const StatusSwitched = meta.story({
  ...stories.statusUndone('What a porter may carry'),
  tags: ['tests'],
});

export const SparseRowSwitched = meta.story({
  ...stories.sparseRowSwitched('Everest', { title: 'Everest' }),
  tags: ['tests'],
});

export const Deleted = meta.story({ ...stories.deleted('What a porter may carry'), tags: ['tests'] });

export const Created = meta.story({ ...stories.created, tags: ['tests'] });

export const ClearedWithFlagsOff = meta.story({
  ...stories.create,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await expect(await canvas.findByRole('switch', { name: 'Status' })).toBeChecked();
    await type(stage, 'Title', 'A night in Ghandruk');
    await userEvent.click(canvas.getByRole('switch', { name: 'No index' }));
    await userEvent.click(canvas.getByRole('button', { name: 'After saving' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save and create another' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(''));
    for (const name of ['Status', 'No index', 'No follow']) {
      await expect(canvas.getByRole('switch', { name })).not.toBeChecked();
    }
    await expect(canvas.queryByText(/^Unsaved/)).not.toBeInTheDocument();
  },
});

export const AdviceFollowed = meta.story({
  ...stories.edit,
  tags: ['tests'],
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    const title = await canvas.findByRole('textbox', { name: 'Meta page title' });
    await userEvent.clear(title);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the name' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Meta page title' })).toHaveValue(
        'Everest base camp in fourteen days',
      ),
    );
    await expect(canvas.getByRole('textbox', { name: 'Meta page title' })).toHaveFocus();
    await type(stage, 'Meta page title', ' with a guide from Khumjung and a porter for two');
    const shorten = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Shorten the title' }));
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: 'Shorten the title' })).not.toBeInTheDocument(),
      );
    };
    await shorten();
    // The input can be restored.
    await undoLast(stage);
    await waitFor(() =>
      expect(canvas.getByRole<HTMLInputElement>('textbox', { name: 'Meta page title' }).value).toMatch(
        /porter for two$/,
      ),
    );
    await shorten();
    await saveTo(stage, '/blogs');
    const stored = await backend.db.table(blogTable).get(1);
    await expect(stored?.meta_tag?.title).toMatch(/^Everest base camp in fourteen days with a guide/);
    await expect(stored?.meta_tag?.title).not.toMatch(/porter for two$/);
  },
});

export const SlugUnlocked = meta.story({
  ...stories.edit,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const slug = await canvas.findByRole('textbox', { name: 'Slug' });
    await expect(slug).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit slug' }));
    await userEvent.clear(slug);
    await userEvent.type(slug, 'everest');
    await expect(await canvas.findByText(/Links to “everest-base-camp.*” will stop working/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the old slug' }));
    await waitFor(() => expect(slug).toHaveValue('everest-base-camp-in-fourteen-days'));
  },
});
