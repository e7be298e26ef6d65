import { expect, screen, waitFor, within } from 'storybook/test';
import { packageRegionKind } from '@/features/regions/package-regions';
import { packageRegionTable } from '@/mocks/seed/landing-pages';
import preview from '../../.storybook/preview';
import { regionStories } from '../support/region-stories';

const meta = preview.meta({ title: 'Screens/Package regions' });

const stories = regionStories({
  kind: packageRegionKind,
  table: packageRegionTable,
  used: 'Everest',
  unused: 'Khaptad',
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
export const DeleteRefused = meta.story(stories.usedKept);

export const Filtered = meta.story({ ...stories.filteredByName, tags: ['tests'] });
export const SparseRowSwitched = meta.story({ ...stories.sparseSwitched, tags: ['tests'] });
export const Deleted = meta.story({ ...stories.unusedDeleted, tags: ['tests', 'repetition'] });
export const Created = meta.story({ ...stories.created, tags: ['tests'] });
export const SearchResultPreviewed = meta.story({ ...stories.searchResultPreviewed, tags: ['tests'] });

export const FilteredByDescription = meta.story({
  ...stories.filtered({ label: 'Description', text: 'tiger', shows: 'Bardiya', hides: 'Everest' }),
  tags: ['tests'],
});

export const DeletionNamesWhatHangsOnIt = meta.story({
  ...stories.list,
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /Everest/ }));
    await userEvent.click(row.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete package region?' }));
    const packages = await dialog.findByRole('link', { name: /^\d+ packages$/ });
    await expect(packages).toHaveAttribute('href', '/packages?region_id=1');
    await expect(dialog.getByText(/^\d+ banners:/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(row.getByRole('link', { name: 'Everest' })).toBeVisible();
    await userEvent.click(row.getByRole('checkbox', { name: /^Select/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete selected' }));
    const question = within(await screen.findByRole('dialog', { name: /^Delete 1 package region/ }));
    await expect(await question.findByRole('link', { name: /^\d+ packages$/ })).toBeVisible();
    await expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
});
