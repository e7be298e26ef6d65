import type { ReactElement } from 'react';
import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import type { TableDefinition } from '@/mocks/db/table';
import type { StoredRoom } from '@/mocks/seed/rooms';
import { formStories } from './form-stories';
import { type, type Way } from './plays';
import { longNepali } from './texts';

interface RoomScreens {
  /** The first stay of its kind: "/hotels/1". */
  path: string;
  table: TableDefinition<StoredRoom>;
  above: Way;
  create: ReactElement;
  edit: (id: number) => ReactElement;
}

const fill = async (stage: StoryContext) => {
  await type(stage, 'Name', 'Apple orchard twin');
  await type(stage, 'Price', '3200');
  await type(stage, 'Max adult', '2');
  await type(stage, 'Room area', '16 m²');
  await type(stage, 'Details', 'Quiet.');
};

/** The forms of the first stay's rooms, at rest and in all states. */
export const roomStories = ({ path, ...screens }: RoomScreens) =>
  formStories({
    ...screens,
    path: `${path}/rooms`,
    noun: 'room',
    longText: { name: longNepali, details: `<p>${longNepali.repeat(4)}</p>` },
    fill,
    created: {
      stay_id: 1,
      rooms_id: 1,
      name: 'Apple orchard twin',
      price: 3_200,
      max_adult: 2,
      room_area: '16 m²',
      details: '<p>Quiet.</p>',
      status: 1,
    },
    leadsTo: `${path}/view`,
    fillRefused: async (stage) => {
      const errors = { name: ['There is a room of this name.'] };
      stage.msw.use(
        http.post(`*/v1/admin${path}/rooms`, () => HttpResponse.json({ errors }, { status: 422 })),
      );
      await fill(stage);
      return stage.canvas.getByRole('textbox', { name: 'Name' });
    },
    refusal: /of this name/,
  });
