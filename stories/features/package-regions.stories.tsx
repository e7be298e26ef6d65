import { expect } from 'storybook/test';
import {
  PackageRegionCreate,
  PackageRegionEdit,
  PackageRegionList,
} from '@/features/regions/package-regions';
import { packageRegions } from '@/mocks/seed/package-regions';
import preview from '../../.storybook/preview';
import { filterBy } from '../support/plays';
import { regionStories } from '../support/region-stories';

const meta = preview.meta({
  title: 'Features/Package regions',
  parameters: { router: { path: '/package-regions' } },
});

const stories = regionStories({
  path: '/package-regions',
  nouns: 'package regions',
  table: packageRegions,
  list: <PackageRegionList />,
  create: <PackageRegionCreate />,
  edit: (id) => <PackageRegionEdit packageRegionId={id} />,
  used: 'Everest',
  unused: 'Khaptad',
});

export const List = meta.story(stories.list);

export const ListByDescription = meta.story({
  render: stories.list.render,
  play: async (stage) => {
    await filterBy(stage, 'Description', 'description', 'tiger');
    await expect(await stage.canvas.findByRole('link', { name: 'Bardiya' })).toBeVisible();
  },
});

export const ListLoading = meta.story(stories.listLoading);
export const ListEmpty = meta.story(stories.listEmpty);
export const ListError = meta.story(stories.listError);
export const ListLongText = meta.story(stories.listLongText);
export const SwitchSparseRow = meta.story(stories.switchSparseRow);
export const Delete = meta.story(stories.delete);
export const DeleteInUse = meta.story(stories.deleteInUse);
export const Create = meta.story(stories.create);
export const CreateRefused = meta.story(stories.createRefused);
export const Edit = meta.story(stories.edit);
export const EditLoading = meta.story(stories.editLoading);
export const EditLongText = meta.story(stories.editLongText);
export const EditMissing = meta.story(stories.editMissing);
