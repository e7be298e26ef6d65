import { HotelRegionCreate, HotelRegionEdit, HotelRegionList } from '@/features/regions/hotel-regions';
import { hotelRegions } from '@/mocks/seed/hotel-regions';
import preview from '../../.storybook/preview';
import { regionStories } from '../support/region-stories';

const meta = preview.meta({
  title: 'Features/Hotel regions',
  parameters: { router: { path: '/hotel-regions' } },
});

const stories = regionStories({
  path: '/hotel-regions',
  nouns: 'hotel regions',
  table: hotelRegions,
  list: <HotelRegionList />,
  create: <HotelRegionCreate />,
  edit: (id) => <HotelRegionEdit hotelRegionId={id} />,
  used: 'Thamel',
  unused: 'Sauraha',
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
