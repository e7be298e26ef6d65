import { homestayRegionArea } from '@/features/regions/homestay-regions';
import { homestayRegions } from '@/mocks/seed/homestay-regions';
import preview from '../../.storybook/preview';
import { regionStories } from '../support/region-stories';

const meta = preview.meta({ title: 'Screens/Homestay regions' });

const stories = regionStories({
  area: homestayRegionArea,
  table: homestayRegions,
  used: 'Ghale Gaun',
  unused: 'Chitlang',
});

export const List = meta.story({ ...stories.list, tags: ['screen'] });
export const ListLoading = meta.story(stories.listLoading);
export const ListEmpty = meta.story(stories.listEmpty);
export const ListError = meta.story(stories.listError);
export const ListForbidden = meta.story(stories.listForbidden);
export const ListLongText = meta.story(stories.listLongText);
export const Create = meta.story({ ...stories.create, tags: ['screen'] });
export const CreateRefused = meta.story(stories.createRefused);
export const CreateSaving = meta.story(stories.createSaving);
export const Edit = meta.story({ ...stories.edit, tags: ['screen'] });
export const EditLoading = meta.story(stories.editLoading);
export const EditError = meta.story(stories.editError);
export const EditForbidden = meta.story(stories.editForbidden);
export const EditMissing = meta.story(stories.editMissing);
export const EditLongText = meta.story(stories.editLongText);
export const DeleteRefused = meta.story(stories.usedKept);

export const Filtered = meta.story({ ...stories.filteredByName, tags: ['tests'] });
export const SparseRowSwitched = meta.story({ ...stories.sparseSwitched, tags: ['tests'] });
export const Deleted = meta.story({ ...stories.unusedDeleted, tags: ['tests'] });
export const Created = meta.story({ ...stories.created, tags: ['tests'] });
export const SearchResultPreviewed = meta.story({ ...stories.searchResultPreviewed, tags: ['tests'] });
