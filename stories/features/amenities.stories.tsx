import type { StoryContext } from 'storybook/internal/csf';
import { expect } from 'storybook/test';
import { AmenityEdit, AmenityForm } from '@/features/amenities/amenity-form';
import { AmenityList } from '@/features/amenities/amenity-list';
import { writeWorkbook } from '@/lib/files/write-workbook';
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

const importing = {
  ...stories.list,
  parameters: { router: { path: '/amenities', search: { mode: 'import' } } },
};

/** Rows of a spreadsheet: two can be created, two say why not. */
export const Import = meta.story({
  ...importing,
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
    await expect(await canvas.findByText('1 new.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.paste(rows);
    await expect(await canvas.findByRole('button', { name: 'Create 2 amenities' })).toBeEnabled();
    await expect(canvas.getByText('Not imported: Colour')).toBeVisible();
    await expect(canvas.getByText('Write yes or no.')).toBeVisible();
    await expect(canvas.getByText('Write Hotel, Homestay, or Room.')).toBeVisible();
    await expect(canvas.getByText('This field is required.')).toBeVisible();
  },
});

/** Names that spreadsheets use are guessed; columns are assigned by hand, and remembered. */
export const ImportColumns = meta.story({
  ...importing,
  tags: ['screen'],
  play: async ({ canvas, userEvent }) => {
    const rows = 'Amenity\tShown as\tKind\tEnabled\ntub\tHot tub\thotel\tyes\nsauna\tSauna\troom\tno';
    const field = await canvas.findByRole('textbox', { name: 'Rows' });
    await userEvent.click(field);
    await userEvent.paste(rows);
    await expect(await canvas.findByText('Columns: 3 of 4 are imported, 3 are guesses')).toBeVisible();
    await expect(canvas.getByText('Not imported: Shown as')).toBeVisible();
    const column = (name: string) => canvas.getByRole('combobox', { name });
    await expect(column('Amenity')).toHaveDisplayValue('Name');
    await expect(column('Kind')).toHaveDisplayValue('Type');
    await userEvent.selectOptions(column('Shown as'), 'Display name');
    await expect(await canvas.findByText('2 new.')).toBeVisible();
    await userEvent.selectOptions(column('Amenity'), 'Display name');
    await expect(column('Shown as')).toHaveAccessibleDescription(
      expect.stringContaining('“Amenity” is Display name already.'),
    );
    await userEvent.selectOptions(column('Amenity'), 'Name');
    await userEvent.clear(field);
    await userEvent.paste(rows);
    await expect(await canvas.findByText('2 new.')).toBeVisible();
    await expect(column('Kind')).toHaveDisplayValue('Type');
  },
});

const upload = ({ userEvent }: StoryContext, name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  return input && userEvent.upload(input, new File([bytes], name));
};

/** A workbook is read below its title; one of an old format is refused, and what was there stays. */
export const ImportExcel = meta.story({
  ...importing,
  tags: ['screen'],
  play: async (stage) => {
    const { canvas } = stage;
    const heads = ['Amenities of the lodge', '', ''].map((head) => ({ head, staysText: false }));
    const book = await writeWorkbook('Lodge', heads, [
      ['Name', 'Display name', 'Type'],
      ['tub', 'Hot tub', 'hotel'],
      ['sauna', 'सौना', 'room'],
    ]);
    if ('problem' in book) throw new Error(book.problem);
    await canvas.findByRole('textbox', { name: 'Rows' });
    await upload(stage, 'lodge.xlsx', book);
    await expect(await canvas.findByText('Row 1 is a title, and was left out.')).toBeVisible();
    await expect(await canvas.findByText('2 new.')).toBeVisible();
    await upload(stage, 'lodge.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]));
    await expect(await canvas.findByText(/^This is an old Excel file/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create 2 amenities' })).toBeEnabled();
  },
});

export const SparseRowSwitched = meta.story({
  ...stories.sparseRowSwitched('Wi-Fi', { name: 'wifi', display_name: 'Wi-Fi', type: 'hotel' }),
  tags: ['tests'],
});

export const DeleteRefused = meta.story({
  ...stories.deleteRefused('Lift', /hotels still use it/),
  tags: ['repetition'],
});

export const Created = meta.story({ ...stories.created, tags: ['tests'] });
