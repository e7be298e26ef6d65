import {
  HomestayRegionCreate,
  HomestayRegionEdit,
  HomestayRegionList,
} from '@/features/regions/homestay-regions';
import { homestayRegions } from '@/mocks/seed/homestay-regions';
import preview from '../../.storybook/preview';
import { regionStories } from '../support/region-stories';

const meta = preview.meta({
  title: 'Features/Homestay regions',
  parameters: { router: { path: '/homestay-regions' } },
});

const stories = regionStories({
  path: '/homestay-regions',
  nouns: 'homestay regions',
  table: homestayRegions,
  list: <HomestayRegionList />,
  create: <HomestayRegionCreate />,
  edit: (id) => <HomestayRegionEdit homestayRegionId={id} />,
  used: 'Ghale Gaun',
  unused: 'Bhujung',
});

export const List = meta.story(stories.list);
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
