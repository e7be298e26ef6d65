import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor } from 'storybook/test';
import { hotelForm } from '@/features/stays/kinds/hotel-form';
import { HotelList } from '@/features/stays/kinds/hotel-list';
import { StayCreate, StayEdit } from '@/features/stays/stay-form';
import { hotelTable } from '@/mocks/seed/hotels';
import { hotelArea } from '@/resources/hotels';
import preview from '../../.storybook/preview';
import { named } from '../support/named';
import { choose, type } from '../support/plays';
import { resourceStories } from '../support/resource-stories';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Hotels' });

const fill = async (stage: StoryContext) => {
  await named(stage, 'Hotel Tilicho', 'hotel-tilicho');
  await choose(stage, 'Region', 'Jomsom');
  await choose(stage, 'Tag', 'Top Pick');
  await type(stage, 'Star rating', '3');
  await type(stage, 'Default price', '4500');
  await type(stage, 'Min payment percent', '15');
};

const stories = resourceStories({
  area: hotelArea,
  table: hotelTable,
  list: <HotelList />,
  create: <StayCreate kind={hotelForm} />,
  edit: (id) => <StayEdit kind={hotelForm} id={id} />,
  longText: {
    name: longNepali,
    address_1: longNepali.slice(0, 255),
    details: `<p>${longNepali.repeat(4)}</p>`,
  },
  fill,
  answer: 'Save as active',
  leadsTo: '/hotels/101/view',
  created: {
    name: 'Hotel Tilicho',
    hotel_region_id: 16,
    rating: 3,
    min_price: 4_500,
    min_payment: 15,
    tag: 'Top Pick',
    status: true,
    is_sponsored: true,
  },
  fillRefused: (stage) => named(stage, 'Hotel Phewa Sunrise', 'hotel-phewa-sunrise'),
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
  ...stories.filtered({
    label: 'Email',
    text: 'marsyangdi',
    shows: 'Hotel Marsyangdi Garden',
    hides: 'Chaksibari Courtyard Inn',
  }),
  tags: ['tests'],
});
export const Deleted = meta.story({
  ...stories.deleted('Chaksibari Courtyard Inn'),
  tags: ['tests', 'repetition'],
});
export const Created = meta.story({ ...stories.created, tags: ['tests'] });

/** A form that was cleared for the next hotel publishes and promotes nothing by default. */
export const ClearedForAnother = meta.story({
  ...stories.create,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await fill(stage);
    await expect(canvas.getByRole('button', { name: 'Find the address 1' })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Status' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Sponsored' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Position' })).toHaveAccessibleDescription(/lower ones/);
    await expect(canvas.getByRole('textbox', { name: 'Features' })).toHaveAccessibleDescription(/own words/);
    await expect(canvas.getByRole('combobox', { name: 'Available features' })).toHaveAccessibleDescription(
      /Chosen from the list/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'After saving' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Save and create another/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save as active' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(''));
    await expect(canvas.getByRole('switch', { name: 'Status' })).not.toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Sponsored' })).not.toBeChecked();
    for (const name of ['Status', 'Sponsored'])
      await expect(canvas.getByRole('switch', { name })).toHaveAccessibleDescription(/the form was cleared/);
    await userEvent.click(canvas.getByRole('switch', { name: 'Status' }));
    await expect(canvas.getByRole('switch', { name: 'Status' })).toHaveAccessibleDescription('Active');
  },
});
