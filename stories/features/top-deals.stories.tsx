import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor, within } from 'storybook/test';
import { TopDealEdit, TopDealForm } from '@/features/top-deals/top-deal-form';
import { TopDealList } from '@/features/top-deals/top-deal-list';
import { topDealTable } from '@/mocks/seed/top-deals';
import { topDealArea } from '@/resources/top-deals';
import preview from '../../.storybook/preview';
import { choose, deleteRow, filterBy, saveTo, type } from '../support/plays';
import { resourceStories } from '../support/resource-stories';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Top deals' });

const fillAs = async (stage: StoryContext, name: string, section: string) => {
  const title = await type(stage, 'Title', name);
  await type(stage, 'Subtitle', 'Four days, NPR 24,000');
  await choose(stage, 'Type', section);
  return title;
};

const stories = resourceStories({
  area: topDealArea,
  table: topDealTable,
  list: <TopDealList />,
  create: <TopDealForm />,
  edit: (id) => <TopDealEdit id={id} />,
  longText: { title: longNepali, subtitle: longNepali },
  fill: (stage) => fillAs(stage, 'Apple harvest in Marpha', 'Section 3'),
  created: { title: 'Apple harvest in Marpha' },
  fillRefused: (stage) => fillAs(stage, 'तिहार अफर', 'Section 2'),
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
    await expect(await stage.canvas.findByText('1–10 of 42')).toBeVisible();
    await filterBy(stage, 'Subtitle', 'subtitle', 'permit');
    await expect(await stage.canvas.findByText('1–2 of 2')).toBeVisible();
  },
});

export const ListGrouped = meta.story({
  ...stories.list,
  play: async ({ canvas, userEvent, router }) => {
    await canvas.findByRole('link', { name: 'Annapurna in autumn' });
    await userEvent.click(canvas.getByRole('switch', { name: 'Group by section' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ group: 'type' }));
    const headings = () =>
      [
        ...canvas.queryAllByRole('rowheader', { name: /^Section/ }),
        ...canvas.queryAllByRole('heading', { level: 2, name: /^Section/ }),
      ].map(({ textContent }) => textContent);
    await waitFor(() => expect(headings()).toEqual(['Section 1']));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(headings()).toContain('Section 2'));
  },
});

/** The sections of the site, each with its deals. */
export const GalleryGrouped = meta.story({
  ...stories.list,
  parameters: { router: { path: '/topdeals', search: { mode: 'gallery', group: 'type' } } },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Section 1' }));
    const [image] = (await section.findAllByRole('listitem')).flatMap((tile) => [
      ...tile.querySelectorAll('img'),
    ]);
    const { width, height } = (image as HTMLElement).getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 1);
  },
});

export const Deleted = meta.story({
  ...stories.list,
  tags: ['tests'],
  play: async (stage) => {
    await deleteRow(stage, 'Weekend in Bandipur');
    await expect(await stage.canvas.findByText('1–10 of 41')).toBeVisible();
  },
});

export const Created = meta.story({ ...stories.created, tags: ['tests'] });

export const SubtitleExtended = meta.story({
  ...stories.edit,
  tags: ['tests'],
  play: async (stage) => {
    await type(stage, 'Subtitle', ' per person');
    await expect(stage.canvas.getByText('Stored image')).toBeVisible();
    await saveTo(stage, '/topdeals');
    await expect((await stage.backend.db.table(topDealTable).get(1))?.subtitle).toMatch(/ per person$/);
  },
});

export const EditUnknownType = meta.story({
  ...stories.edit,
  beforeEach: ({ msw }) => {
    const data = { id: 1, title: 'Annapurna in autumn', type: 'section-9' };
    msw.use(http.get('*/v1/admin/topdeals/1', () => HttpResponse.json({ data })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Type' })).toHaveValue('Section 9');
  },
});
