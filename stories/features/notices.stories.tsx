import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';
import { NoticeEdit, NoticeForm } from '@/features/notices/notice-form';
import { NoticeList } from '@/features/notices/notice-list';
import { noticeTable } from '@/mocks/seed/notices';
import { noticeArea } from '@/resources/notices';
import preview from '../../.storybook/preview';
import { choose, filterBy, saveTo, type } from '../support/plays';
import { resourceStories } from '../support/resource-stories';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Notices' });

const fillAs = async (stage: StoryContext, name: string) => {
  const title = await type(stage, 'Title', name);
  await choose(stage, 'Type', 'Package');
  await type(stage, 'Description', 'The landslide was cleared.');
  return title;
};

const stories = resourceStories({
  area: noticeArea,
  table: noticeTable,
  list: <NoticeList />,
  create: <NoticeForm />,
  edit: (id) => <NoticeEdit id={id} />,
  longText: { title: longNepali, description: longNepali.repeat(3) },
  fill: (stage) => fillAs(stage, 'Tilicho trail is open'),
  created: { title: 'Tilicho trail is open', type: 'package' },
  fillRefused: (stage) => fillAs(stage, 'Drone permission'),
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
    await filterBy(stage, 'Title', 'title', 'permit');
    await waitFor(() =>
      expect(stage.canvas.queryByRole('link', { name: /Lukla flights/ })).not.toBeInTheDocument(),
    );
    await choose(stage, 'Type', 'Hotel');
    await expect(await stage.canvas.findByRole('heading', { name: 'No notices match' })).toBeVisible();
  },
});

export const FilteredByPastedText = meta.story({
  ...stories.list,
  tags: ['tests'],
  play: async ({ canvas, userEvent, router }) => {
    const title = await canvas.findByRole('searchbox', { name: 'Title' });
    await userEvent.click(title);
    await userEvent.paste('\t\u200bpermit\u00a0');
    await waitFor(() => expect(router.state.location.search).toEqual({ title: 'permit' }));
    await expect(await canvas.findByRole('link', { name: 'Upper Mustang permit' })).toBeVisible();
    await userEvent.clear(title);
    await userEvent.type(title, 'mustang ');
    await waitFor(() => expect(router.state.location.search).toEqual({ title: 'mustang' }));
    await userEvent.type(title, 'permit');
    await expect(title).toHaveValue('mustang permit');
    await userEvent.clear(title);
    await userEvent.paste('लुक्ला विमानस्थल मर्मत');
    await expect(await canvas.findByRole('link', { name: 'लुक्ला विमानस्थल मर्मत' })).toBeVisible();
    await userEvent.clear(title);
    await userEvent.paste('मुस्ताङ');
    await expect(await canvas.findByRole('heading', { name: 'No notices match' })).toBeVisible();
    await expect(router.state.location.search).toEqual({ title: 'मुस्ताङ' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Search for “Mustang”' }));
    await expect(await canvas.findByRole('link', { name: 'Upper Mustang permit' })).toBeVisible();
    await expect(title).toHaveValue('Mustang');
  },
});

export const StatusSwitched = meta.story({ ...stories.statusUndone('Drone permission'), tags: ['tests'] });

export const SparseRowSwitched = meta.story({
  ...stories.sparseRowSwitched('Lukla flights leave from Ramechhap', {
    title: 'Lukla flights leave from Ramechhap',
    type: 'package',
  }),
  tags: ['tests'],
});

export const Deleted = meta.story({
  ...stories.deleted('Upper Mustang permit'),
  tags: ['tests', 'repetition'],
});

export const Created = meta.story({ ...stories.created, tags: ['tests'] });

export const TooLongPaste = meta.story({
  ...stories.create,
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Title', 'Description']) {
      const field = await canvas.findByRole('textbox', { name });
      await userEvent.type(field, 'Tea');
      await userEvent.paste('The trail is open. '.repeat(50_000));
      await expect(field).toHaveValue('Tea');
      await expect(field).toHaveAccessibleDescription(/Nothing was pasted: the text has 9,50,000 characters/);
      await userEvent.paste(' houses');
      await expect(field).toHaveValue('Tea houses');
      await expect(field).not.toBeInvalid();
    }
  },
});

export const Extended = meta.story({
  ...stories.edit,
  tags: ['tests'],
  play: async (stage) => {
    await type(stage, 'Description', ' Leave Kathmandu by 2 in the morning.');
    await saveTo(stage, '/notices');
    await expect((await stage.backend.db.table(noticeTable).get(1))?.description).toMatch(
      /in the morning\.$/,
    );
  },
});
