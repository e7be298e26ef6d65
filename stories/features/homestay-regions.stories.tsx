import { homestayRegionKind } from '@/features/regions/homestay-regions';
import { homestayRegionTable } from '@/mocks/seed/landing-pages';
import preview from '../../.storybook/preview';
import { regionStories } from '../support/region-stories';

const meta = preview.meta({ title: 'Screens/Homestay regions' });

const stories = regionStories({
  kind: homestayRegionKind,
  table: homestayRegionTable,
  used: 'Ghale Gaun',
  unused: 'Chitlang',
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
export const DeleteRefused = meta.story({ ...stories.usedKept, tags: ['repetition'] });

export const Filtered = meta.story({ ...stories.filteredByName, tags: ['tests', 'repetition'] });
export const SparseRowSwitched = meta.story({ ...stories.sparseSwitched, tags: ['tests', 'repetition'] });
export const Deleted = meta.story({ ...stories.unusedDeleted, tags: ['tests', 'repetition'] });
export const Created = meta.story({ ...stories.created, tags: ['tests'] });
export const SearchResultPreviewed = meta.story({
  ...stories.searchResultPreviewed,
  tags: ['tests', 'repetition'],
});
