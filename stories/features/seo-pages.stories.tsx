import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SeoPageEdit, SeoPageForm } from '@/features/content/seo-pages/seo-page-form';
import { SeoPageList } from '@/features/content/seo-pages/seo-page-list';
import { seoPageTable } from '@/mocks/seed/seo-pages';
import { seoPageArea } from '@/resources/seo-pages';
import preview from '../../.storybook/preview';
import { choose, rowOf, saveTo, type } from '../support/plays';
import { resourceStories } from '../support/resource-stories';
import { withRecord } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/SEO pages' });

const path = '/seo-pages';

const pickSubject = async (stage: StoryContext, kind: string, name: string) => {
  const { canvas, userEvent } = stage;
  await choose(stage, 'Page type', kind);
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Written about' }), name);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
};

const fill = async (stage: StoryContext) => {
  await type(stage, 'Title', 'Hotels in Patan');
  await pickSubject(stage, 'Hotel region', 'Patan');
  await type(stage, 'Duration', '1 night');
  await type(stage, 'On budget', 'NPR 2,200');
};

const stories = resourceStories({
  area: seoPageArea,
  table: seoPageTable,
  list: <SeoPageList />,
  create: <SeoPageForm />,
  edit: (id) => <SeoPageEdit id={id} />,
  longText: { title: longNepali, hero_text: longNepali },
  fill,
  created: {
    title: 'Hotels in Patan',
    seopageable_type: 'Hotel Region',
    seopageable_id: 5,
    details_duration: '1 night',
    cost_description: { on_budget: 'NPR 2,200' },
  },
  fillRefused: async (stage) => {
    await pickSubject(stage, 'Hotel region', 'Patan');
    return type(stage, 'Title', 'Hotels in Thamel');
  },
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

export const Filtered = meta.story({
  ...stories.filtered({
    label: 'Title',
    text: 'thamel',
    shows: 'Hotels in Thamel',
    hides: 'Everest region treks',
  }),
  tags: ['tests'],
});

export const SubjectLinked = meta.story({
  ...stories.list,
  tags: ['tests'],
  play: async (stage) => {
    const row = within(await rowOf(stage, 'Homestays in Ghale Gaun'));
    await expect(row.getByRole('link', { name: 'Ghale Gaun' })).toHaveAttribute(
      'href',
      '/homestay-regions/1/edit',
    );
  },
});

export const Deleted = meta.story({ ...stories.deleted('Chitwan safaris'), tags: ['tests'] });

export const Created = meta.story({ ...stories.created, tags: ['tests'] });

export const AnotherKind = meta.story({
  ...stories.edit,
  tags: ['tests'],
  play: async (stage) => {
    const { backend, canvas } = stage;
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Written about' })).toHaveValue('Everest'),
    );
    await pickSubject(stage, 'Homestay region', 'Khumjung');
    await saveTo(stage, path);
    await expect(await backend.db.table(seoPageTable).get(1)).toMatchObject({
      seopageable_type: 'Homestay Region',
      seopageable_id: 22,
      nearby_regions: [],
    });
  },
});

export const SubjectMissing = meta.story({
  ...stories.create,
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    const problem = within(await canvas.findByRole('alert'));
    await userEvent.click(problem.getByRole('button', { name: 'Written about' }));
    await expect(canvas.getByRole('textbox', { name: 'Written about' })).toHaveFocus();
  },
});

export const UnknownKind = meta.story({
  ...stories.edit,
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    const data = { id: 1, title: 'Trekking', seopageable_type: 'App\\Models\\Activity', seopageable_id: 4 };
    msw.use(http.get('*/v1/admin/seo-pages/1', () => HttpResponse.json({ data })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Page type' })).toHaveValue(
      'App\\Models\\Activity',
    );
    const id = canvas.getByRole('textbox', { name: 'Written about' });
    await expect(id).toHaveValue('4');
    await expect(id).toHaveAccessibleDescription(/those of this kind are not listed here/);
  },
});

export const AboutPackage = meta.story({
  ...stories.edit,
  tags: ['tests'],
  beforeEach: ({ backend }) =>
    backend.db.run('write', async () => {
      await backend.db.table(seoPageTable).update(2, { seopageable_type: 'App\\Models\\Guide' });
    }),
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    await pickSubject(stage, 'Package', 'Everest Base Camp Trek');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Page type' }));
    await expect(await screen.findByRole('option', { name: 'App\\Models\\Guide' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await saveTo(stage, path);
    await expect(await backend.db.table(seoPageTable).get(1)).toMatchObject({
      seopageable_type: 'Package',
      seopageable_id: 1,
      nearby_regions: [],
    });
  },
});

export const DaysMoved = meta.story({
  ...stories.edit,
  tags: ['tests'],
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    await userEvent.click(await canvas.findByRole('button', { name: 'Move day 1 down' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove day 4' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add day' }));
    await waitFor(() => expect(document.activeElement).toHaveValue(''));
    await userEvent.keyboard('Namche to Lukla');
    await saveTo(stage, path);
    const { itinerary = [] } = (await backend.db.table(seoPageTable).get(1)) ?? {};
    await expect(itinerary.map(({ title }) => title)).toEqual([
      'Phakding to Namche Bazaar',
      'Kathmandu to Lukla and Phakding',
      'A day of rest in Namche',
      'Namche to Lukla',
    ]);
  },
});

/** A day that the contract does not allow. */
const oddDay = 'By helicopter';

export const UnreadableDayKept = meta.story({
  ...stories.edit,
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    const data = { id: 1, title: 'Khumbu', itinerary: [{ title: 'To Lukla' }, oddDay, { title: 'Home' }] };
    msw.use(http.get('*/v1/admin/seo-pages/1', () => HttpResponse.json({ data })));
  },
  play: async (stage) => {
    const { backend, canvas } = stage;
    const before = await backend.db.table(seoPageTable).get(1);
    await expect(await canvas.findByText('The itinerary cannot be changed here')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add day' })).not.toBeInTheDocument();
    await type(stage, 'Permit', 'None');
    await saveTo(stage, path);
    await expect(await backend.db.table(seoPageTable).get(1)).toEqual({ ...before, details_permit: 'None' });
  },
});

/** A text of several lines, and a stored one in a field of one: neither is joined by an edit. */
const lines = { hero_text: 'Walk to\nthe foot', details_cost: 'NPR 900\na day' };

export const SavedByPost = meta.story({
  ...stories.edit,
  tags: ['tests'],
  ...withRecord(seoPageTable, lines),
  play: async (stage) => {
    const before = await stage.backend.db.table(seoPageTable).get(1);
    await type(stage, 'Permit', '!');
    await type(stage, 'Hero text', '!');
    await type(stage, 'Cost', '!');
    await saveTo(stage, path);
    await expect(await stage.backend.db.table(seoPageTable).get(1)).toEqual({
      ...before,
      hero_text: `${lines.hero_text}!`,
      details_cost: `${lines.details_cost}!`,
      details_permit: `${before?.details_permit ?? ''}!`,
    });
  },
});

export const Preview = meta.story({
  ...stories.edit,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview' }));
    const article = within(await screen.findByRole('article'));
    const heading = article.getByRole('heading', { name: 'Everest region treks' });
    await waitFor(() => expect(heading).toBeVisible());
    await expect(article.getByText('Kathmandu to Lukla and Phakding')).toBeVisible();
    await expect(article.getByText('Flight from Kathmandu or Ramechhap to Lukla')).toBeVisible();
  },
});
