import { homestayRoomForm } from '@/features/stays/kinds/homestay-room-form';
import { RoomCreate, RoomEdit } from '@/features/stays/rooms/room-form';
import { homestayRoomTable as table } from '@/mocks/seed/rooms';
import preview from '../../.storybook/preview';
import { roomStories } from '../support/room-stories';

const meta = preview.meta({ title: 'Screens/Homestays/Rooms' });

const stories = roomStories({
  path: '/homestays/1',
  table,
  create: <RoomCreate kind={homestayRoomForm} stayId={1} />,
  edit: (id) => <RoomEdit kind={homestayRoomForm} stayId={1} roomId={id} />,
  above: { label: 'Homestays', to: '/homestays' },
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
