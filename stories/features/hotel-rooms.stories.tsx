import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { hotelRoomForm } from '@/features/stays/kinds/hotel-room-form';
import { RoomCreate, RoomEdit } from '@/features/stays/rooms/room-form';
import { hotelRoomTable as table } from '@/mocks/seed/rooms';
import preview from '../../.storybook/preview';
import { saveTo, type } from '../support/plays';
import { roomStories } from '../support/room-stories';

const meta = preview.meta({ title: 'Screens/Hotels/Rooms' });

const stories = roomStories({
  path: '/hotels/1',
  table,
  create: <RoomCreate kind={hotelRoomForm} stayId={1} />,
  edit: (id) => <RoomEdit kind={hotelRoomForm} stayId={1} roomId={id} />,
  above: { label: 'Hotels', to: '/hotels' },
});

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
export const Created = meta.story({ ...stories.created, tags: ['tests'] });

/** Only a 201 clears the form of a new hotel room. */
export const CreateAnsweredOtherwise = meta.story({
  ...stories.create,
  tags: ['tests'],
  play: async ({ canvas, userEvent, msw, router }) => {
    msw.use(
      http.post('*/v1/admin/hotels/1/rooms', () =>
        HttpResponse.json({ data: { id: 900, name: 'Attic', status: 1 } }),
      ),
    );
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Attic');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/the server answered 200/)).toBeVisible();
    await expect(name).toHaveValue('Attic');
    await expect(router.state.location.pathname).toBe('/hotels/1/rooms/create');
  },
});

/** A copy has everything of its original but the name and the images. */
export const Copy = meta.story({
  render: () => <RoomCreate kind={hotelRoomForm} stayId={1} from={1} />,
  parameters: { router: { path: '/hotels/1/rooms/create', search: { from: '1' } } },
  tags: ['tests'],
  play: async (stage) => {
    const { backend, canvas } = stage;
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('');
    await expect(canvas.getByText('A copy of “Standard twin”')).toBeVisible();
    await type(stage, 'Name', 'Standard twin, east wing');
    await saveTo(stage, '/hotels/1/view');
    const rooms = await backend.db.table(table).all();
    const [original, copy] = [rooms[0], rooms.at(-1)];
    await expect(copy).toEqual({
      ...original,
      id: copy?.id,
      name: 'Standard twin, east wing',
      images: [],
    });
  },
});
