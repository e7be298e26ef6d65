import { expect } from 'storybook/test';
import { FeatureEdit, FeatureForm } from '@/features/features/feature-form';
import { FeatureList } from '@/features/features/feature-list';
import { featureTable } from '@/mocks/seed/features';
import { featureArea } from '@/resources/features';
import preview from '../../.storybook/preview';
import { plainStories } from '../support/plain-stories';

const meta = preview.meta({ title: 'Screens/Features' });

const stories = plainStories({
  area: featureArea,
  table: featureTable,
  list: <FeatureList />,
  create: <FeatureForm />,
  edit: (id) => <FeatureEdit id={id} />,
});

export const List = meta.story({ ...stories.list, tags: ['screen'] });
export const ListLoading = meta.story(stories.listLoading);
export const ListEmpty = meta.story(stories.listEmpty);
export const ListFailed = meta.story(stories.listFailed);
export const ListForbidden = meta.story(stories.listForbidden);
export const ListMany = meta.story(stories.listMany);
export const ListLongText = meta.story(stories.listLongText);
export const Create = meta.story({ ...stories.create, tags: ['screen'] });
export const CreateRefused = meta.story({
  ...stories.createRefused,
  play: async (stage) => {
    await stories.createRefused.play(stage);
    const holder = await stage.canvas.findByRole('link', { name: 'Airport pick-up and drop-off' });
    await expect(holder.closest('li')).toHaveTextContent('Title: Airport pick-up and drop-off has it.');
  },
});
export const CreateSaving = meta.story(stories.createSaving);
export const Edit = meta.story({ ...stories.edit, tags: ['screen'] });
export const EditRefused = meta.story(stories.editRefused);
export const EditSaving = meta.story(stories.editSaving);
export const EditLoading = meta.story(stories.editLoading);
export const EditFailed = meta.story(stories.editFailed);
export const EditForbidden = meta.story(stories.editForbidden);
export const EditMissing = meta.story(stories.editMissing);
export const EditLongText = meta.story(stories.editLongText);
export const Filtered = meta.story({ ...stories.filteredByName, tags: ['tests'] });
export const Deleted = meta.story({
  ...stories.deleted('Sagarmatha National Park permit'),
  tags: ['tests'],
});
export const DeleteRefused = meta.story({
  ...stories.deleteRefused('Airport pick-up and drop-off', /packages still use it/),
  tags: ['repetition'],
});
export const Created = meta.story({ ...stories.created, tags: ['tests'] });
