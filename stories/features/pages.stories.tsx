import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PageCreate, PageEdit } from '@/features/content/pages/page-form';
import { PageList } from '@/features/content/pages/page-list';
import { pageTable } from '@/mocks/seed/pages';
import { pageArea } from '@/resources/pages';
import preview from '../../.storybook/preview';
import { choose, expectForbidden, expectRetry, saveTo, type } from '../support/plays';
import { resourceStories } from '../support/resource-stories';
import { forbidden, loading } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Pages' });

const path = '/pages';

const pickParent = async ({ canvas, userEvent }: StoryContext, name: string) => {
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Parent' }), name);
  await userEvent.click(await screen.findByRole('option', { name }));
};

const fill = async (stage: StoryContext) => {
  await type(stage, 'Title', 'Drones');
  await pickParent(stage, 'Before you come');
  await type(stage, 'URI', '/before-you-come/drones');
  await choose(stage, 'Template', 'Info');
};

const fillRefused = async (stage: StoryContext) => {
  await type(stage, 'Title', 'Press');
  return stage.canvas.getByRole('textbox', { name: 'Slug' });
};

const stories = resourceStories({
  area: pageArea,
  table: pageTable,
  list: <PageList />,
  create: <PageCreate />,
  edit: (id) => <PageEdit id={id} />,
  longText: { title: longNepali, name: longNepali },
  fill,
  created: { slug: 'drones', parent_id: 7, template_type: 'info', uri: '/before-you-come/drones' },
  fillRefused,
});

const tree = { ...stories.list, parameters: { router: { path, search: { view: 'tree' } } } };

export const List = meta.story({ ...stories.list, tags: ['screen'] });
export const ListLoading = meta.story({ ...stories.listLoading, tags: ['repetition'] });
export const ListEmpty = meta.story({ ...stories.listEmpty, tags: ['repetition'] });
export const ListFailed = meta.story({ ...stories.listFailed, tags: ['repetition'] });
export const ListForbidden = meta.story({ ...stories.listForbidden, tags: ['repetition'] });
export const ListMany = meta.story({ ...stories.listMany, tags: ['repetition'] });
export const ListLongText = meta.story({ ...stories.listLongText, tags: ['repetition'] });
export const Tree = meta.story({ ...tree, tags: ['screen'] });
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

export const TreeLoading = meta.story({
  ...tree,
  ...loading,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the pages' })).toBeVisible();
  },
});

export const TreeEmpty = meta.story({
  ...tree,
  globals: { backend: 'empty' as const },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No pages yet' })).toBeVisible();
  },
});

export const TreeFailed = meta.story({
  ...tree,
  globals: { backend: 'failing' as const },
  play: (stage) => expectRetry(stage, 'Could not load the pages'),
});

export const TreeForbidden = meta.story({
  ...tree,
  ...forbidden('*/v1/admin/pages'),
  play: (stage) => expectForbidden(stage, 'the pages', { label: 'Home', to: '/' }),
});

export const TreeFolded = meta.story({
  ...tree,
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const branch = await canvas.findByRole('button', { name: 'Pages below About us' });
    await expect(canvas.getByRole('link', { name: 'What a visit looks like' })).toBeVisible();
    await userEvent.click(branch);
    await waitFor(() => expect(branch).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.queryByRole('link', { name: 'What a visit looks like' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Create page below About us' })).toHaveAttribute(
      'href',
      '/pages/create?parent=1',
    );
  },
});

export const TreeChosen = meta.story({
  ...stories.list,
  tags: ['tests'],
  play: async ({ canvas, router, userEvent }) => {
    await canvas.findByRole('link', { name: 'About us' });
    await userEvent.click(canvas.getByText('Tree'));
    await waitFor(() => expect(router.state.location.search).toEqual({ view: 'tree' }));
    await userEvent.click(await canvas.findByText('List'));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  },
});

export const TreeWithCircle = meta.story({
  ...tree,
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    const data = [
      { id: 1, title: 'Hen', parent_id: 2 },
      { id: 2, title: 'Egg', parent_id: 1 },
    ];
    msw.use(http.get('*/v1/admin/pages', () => HttpResponse.json({ data })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Hen' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Egg' })).toHaveLength(1);
  },
});

export const Filtered = meta.story({
  ...stories.filtered({ label: 'URI', text: '/booking', shows: 'Cancellation', hides: 'About us' }),
  tags: ['tests'],
});

export const Deleted = meta.story({ ...stories.deleted('Annual report'), tags: ['tests'] });

export const DeleteRefused = meta.story({
  ...stories.deleteRefused('About us', /3 pages still use it/),
  tags: ['tests', 'repetition'],
});

export const Created = meta.story({ ...stories.created, tags: ['tests'] });

export const NoCircle = meta.story({
  ...stories.edit,
  tags: ['tests'],
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Parent' }));
    const options = within(await screen.findByRole('listbox', { name: 'Parent' }));
    await expect(await options.findByRole('option', { name: 'Before you come' })).toBeVisible();
    for (const name of [/About us/, /How we choose homestays/, /What a visit looks like/]) {
      await expect(options.queryByRole('option', { name })).not.toBeInTheDocument();
    }
    await userEvent.click(options.getByRole('option', { name: /^Insurance/ }));
    await saveTo(stage, path);
    await expect(await backend.db.table(pageTable).get(1)).toMatchObject({ parent_id: 11 });
  },
});

export const StaysWithout201 = meta.story({
  ...stories.create,
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/v1/admin/pages', () => HttpResponse.json({ data: { id: 99, title: 'Drones' } })));
  },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await fill(stage);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/Saved, but the server answered 200/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Drones');
  },
});

export const Preview = meta.story({
  ...stories.edit,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview' }));
    const article = within(await screen.findByRole('article'));
    const heading = article.getByRole('heading', { name: 'About us' });
    await waitFor(() => expect(heading).toBeVisible());
    await expect(article.getByText('Who is behind the marketplace.')).toBeVisible();
  },
});
