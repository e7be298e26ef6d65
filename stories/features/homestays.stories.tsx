import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen } from 'storybook/test';
import { homestayForm } from '@/features/stays/kinds/homestay-form';
import { HomestayList } from '@/features/stays/kinds/homestay-list';
import { StayCreate, StayEdit } from '@/features/stays/stay-form';
import { homestayTable } from '@/mocks/seed/homestays';
import { homestayArea } from '@/resources/homestays';
import preview from '../../.storybook/preview';
import { named } from '../support/named';
import { choose, save, type } from '../support/plays';
import { resourceStories } from '../support/resource-stories';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Homestays' });

const fill = async (stage: StoryContext) => {
  await named(stage, 'Tatopani House', 'tatopani-house');
  await choose(stage, 'Region', 'Ghandruk');
  await choose(stage, 'Property type', 'Farm');
  await choose(stage, 'Room type', 'Twin');
  await type(stage, 'Total capacity', '12');
  await type(stage, 'Price per person', '1700');
};

const stories = resourceStories({
  area: homestayArea,
  table: homestayTable,
  list: <HomestayList />,
  create: <StayCreate kind={homestayForm} />,
  edit: (id) => <StayEdit kind={homestayForm} id={id} />,
  longText: { name: longNepali, homestay_details: `<p>${longNepali.repeat(4)}</p>` },
  fill,
  answer: 'Save as active',
  leadsTo: '/homestays/101/view',
  created: {
    name: 'Tatopani House',
    homestay_region_id: 4,
    property_type: 2,
    room_type: 2,
    total_capacity: 12,
    price_per_person: 1_700,
    status: true,
    is_sponsored: false,
  },
  fillRefused: (stage) => named(stage, 'Granary House Dalla', 'granary-house-dalla'),
});

export const List = meta.story({ ...stories.list, tags: ['screen'] });
export const ListLoading = meta.story({ ...stories.listLoading, tags: ['repetition'] });
export const ListEmpty = meta.story({ ...stories.listEmpty, tags: ['repetition'] });
export const ListFailed = meta.story({ ...stories.listFailed, tags: ['repetition'] });
export const ListForbidden = meta.story({ ...stories.listForbidden, tags: ['repetition'] });
export const ListMany = meta.story({ ...stories.listMany, tags: ['repetition'] });
export const ListLongText = meta.story({ ...stories.listLongText, tags: ['repetition'] });
export const Create = meta.story({ ...stories.create, tags: ['screen'] });
export const CreateRefused = meta.story(stories.createRefused);
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
    label: 'Name',
    text: 'uttar',
    shows: 'Uttar Kanya House',
    hides: 'Slate Roof Homestay',
  }),
  tags: ['tests'],
});
/** The rows contain their owners: none is loaded by id. */
export const Sheet = meta.story({
  ...stories.list,
  parameters: { router: { path: '/homestays', search: { mode: 'sheet' } } },
  tags: ['tests'],
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(http.get('*/v1/admin/users/:userId', () => HttpResponse.error()));
    await userEvent.click(await canvas.findByRole('button', { name: /^Owner of Uttar Kanya House: [^(]+$/ }));
    const owner = await canvas.findByRole('combobox', { name: 'Owner of Uttar Kanya House' });
    await expect(owner).not.toHaveDisplayValue(/Loading|Without a name|^$/);
  },
});
export const Deleted = meta.story({ ...stories.deleted('Uttar Kanya House'), tags: ['tests'] });
export const Created = meta.story({ ...stories.created, tags: ['tests'] });

/** Only a 201 clears the form of a new homestay. */
export const CreateAnsweredOtherwise = meta.story({
  ...stories.create,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, msw, router } = stage;
    msw.use(
      http.post('*/v1/admin/homestays', () =>
        HttpResponse.json({ data: { id: 900, name: 'Tatopani House', status: true } }),
      ),
    );
    await fill(stage);
    await save(stage, 'Save as active');
    await expect(await canvas.findByText(/the server answered 200/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Tatopani House');
    await expect(router.state.location.pathname).toBe('/homestays/create');
  },
});

/** An owner who has another one's name is taken by the ID, also when chosen in the picker. */
export const ImportOwnerOfSeveral = meta.story({
  ...stories.list,
  parameters: { router: { path: '/homestays', search: { mode: 'import' } } },
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const rows = await canvas.findByRole('textbox', { name: 'Rows' });
    await userEvent.click(rows);
    await userEvent.paste('Name\tOwner\nTatopani House\tSagar Maya Limbu');
    const owner = await canvas.findByRole('combobox', { name: 'Owner instead of “Sagar Maya Limbu”' });
    await userEvent.type(owner, 'Sagar Maya');
    const [first] = await screen.findAllByRole('option', { name: /^Sagar Maya Limbu/ });
    if (!first) throw new Error('There is no such owner.');
    await userEvent.click(first);
    await expect(rows).toHaveDisplayValue(/^Name\tOwner\nTatopani House\t\d+$/);
    await expect(await canvas.findByRole('button', { name: 'Create 1 homestay' })).toBeEnabled();
  },
});
