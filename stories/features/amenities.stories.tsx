import type { StoryContext } from 'storybook/internal/csf';
import { expect } from 'storybook/test';
import { AmenityEdit, AmenityForm } from '@/features/amenities/amenity-form';
import { AmenityList } from '@/features/amenities/amenity-list';
import { amenityTable } from '@/mocks/seed/amenities';
import { amenityArea } from '@/resources/amenities';
import preview from '../../.storybook/preview';
import { choose, type } from '../support/plays';
import { resourceStories } from '../support/resource-stories';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Amenities' });

const fillAs = async (stage: StoryContext, name: string) => {
  const field = await type(stage, 'Name', name);
  await type(stage, 'Display name', 'Bukhari');
  await choose(stage, 'Type', 'Homestay');
  return field;
};
const fill = (stage: StoryContext) => fillAs(stage, 'stove');

const stories = resourceStories({
  area: amenityArea,
  table: amenityTable,
  list: <AmenityList />,
  create: <AmenityForm />,
  edit: (id) => <AmenityEdit id={id} />,
  longText: { name: longNepali, display_name: longNepali },
  fill,
  created: { name: 'stove', type: 'homestay' },
  fillRefused: (stage) => fillAs(stage, 'wifi'),
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
  ...stories.filtered({ label: 'Display name', text: 'parking', shows: 'parking', hides: 'wifi' }),
  tags: ['tests'],
});

/** Rows of a spreadsheet: two can be created, two say why not. */
export const Import = meta.story({
  ...stories.list,
  parameters: { router: { path: '/amenities', search: { mode: 'import' } } },
  tags: ['screen'],
  play: async ({ canvas, userEvent }) => {
    const rows = [
      'Name\tDisplay name\tType\tActive\tColour',
      'tub\tHot tub\tHotel\tyes\tred',
      'fire\tFire place\troom\tmaybe\t',
      '\tTent\tHut\tno\t',
      'sauna\tसौना\thomestay\tno\t',
    ].join('\n');
    const field = await canvas.findByRole('textbox', { name: 'Rows' });
    await userEvent.click(field);
    await userEvent.paste('Name\tDisplay name\tType\ntub\tHot tub\tHotel');
    await expect(await canvas.findByText('1 row can be created.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.paste(rows);
    await expect(await canvas.findByRole('button', { name: 'Create 2 amenities' })).toBeEnabled();
    await expect(canvas.getByText('Not imported: Colour')).toBeVisible();
    await expect(canvas.getByText('Write yes or no.')).toBeVisible();
    await expect(canvas.getByText('Write Hotel, Homestay, or Room.')).toBeVisible();
    await expect(canvas.getByText('This field is required.')).toBeVisible();
  },
});

export const SparseRowSwitched = meta.story({
  ...stories.sparseRowSwitched('Wi-Fi', { name: 'wifi', display_name: 'Wi-Fi', type: 'hotel' }),
  tags: ['tests'],
});

export const Deleted = meta.story({ ...stories.deleted('Lift', 'lift'), tags: ['tests', 'repetition'] });

export const Created = meta.story({ ...stories.created, tags: ['tests'] });
