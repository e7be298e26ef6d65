import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen } from 'storybook/test';
import {
  PackageActivityEdit,
  PackageActivityForm,
} from '@/features/package-activities/package-activity-form';
import { PackageActivityList } from '@/features/package-activities/package-activity-list';
import { imageFile } from '@/lib/files/image-file.fixtures';
import { packageActivityTable } from '@/mocks/seed/landing-pages';
import { packageActivityArea } from '@/resources/package-activities';
import preview from '../../.storybook/preview';
import { saveTo, type } from '../support/plays';
import { resourceStories } from '../support/resource-stories';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Package activities' });

const fill = async (stage: StoryContext) => {
  await type(stage, 'Name', 'Zip line');
  await type(stage, 'Description', 'Two minutes.');
  const files = screen.getByLabelText('Choose images: Images', { selector: 'input' });
  await stage.userEvent.upload(files, imageFile('webpLossy', 'line.webp', 'image/webp'));
  await type(stage, 'Alt text of image 1', 'Two on the line');
};

const stories = resourceStories({
  area: packageActivityArea,
  table: packageActivityTable,
  list: <PackageActivityList />,
  create: <PackageActivityForm />,
  edit: (id) => <PackageActivityEdit id={id} />,
  longText: { name: longNepali },
  fill,
  created: { slug: 'zip-line' },
  fillRefused: (stage) => type(stage, 'Name', 'Trekking'),
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
  ...stories.filtered({ label: 'Name', text: 'सफारी', shows: 'जंगल सफारी', hides: 'Rafting' }),
  tags: ['tests'],
});

export const SparseRowSwitched = meta.story({
  ...stories.sparseRowSwitched('Trekking', { name: 'Trekking', slug: 'trekking' }),
  tags: ['tests'],
});

export const DeleteRefused = meta.story({
  ...stories.deleteRefused('Rafting', /cannot be deleted/),
  tags: ['repetition'],
});

export const Created = meta.story({ ...stories.created, tags: ['tests'] });

export const ImageAdded = meta.story({
  ...stories.edit,
  tags: ['tests'],
  play: async (stage) => {
    const files = await stage.canvas.findByLabelText('Add images: Images', { selector: 'input' });
    await stage.userEvent.upload(files, imageFile('webpLossy', 'line.webp', 'image/webp'));
    await type(stage, 'Alt text of image 2', 'Porters above Namche');
    await saveTo(stage, '/package-activities');
    const saved = await stage.backend.db.table(packageActivityTable).get(1);
    await expect(saved?.images).toMatchObject([
      { alt: 'Porters on the bridge below Namche' },
      { alt: 'Porters above Namche' },
    ]);
  },
});
