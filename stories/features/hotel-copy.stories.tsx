import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect } from 'storybook/test';
import { hotelForm } from '@/features/stays/kinds/hotel-form';
import { hotelRoomsOf } from '@/features/stays/kinds/hotel-room-values';
import { hotelView } from '@/features/stays/kinds/hotel-view';
import { StayCreate } from '@/features/stays/stay-form';
import { StayView } from '@/features/stays/view/stay-view';
import { hotelTable } from '@/mocks/seed/hotels';
import { hotelRoomTable } from '@/mocks/seed/rooms';
import preview from '../../.storybook/preview';
import { startCopy, withCopy } from '../support/copy-stories';
import { expectMissing, saveTo, type } from '../support/plays';

/** The id of the copy: the first one that is free. */
const ID = 101;

const meta = preview.meta({
  title: 'Screens/Hotels/Copy',
  parameters: { router: { path: `/hotels/${ID}/view`, search: { copy: 1 } } },
});

const copied = withCopy(hotelTable, { name: 'Marsyangdi annex', slug: 'marsyangdi-annex', images: [] });

/** The rooms of a hotel, without what is their own. */
const roomsOf = ({ backend }: StoryContext, hotel: number) =>
  backend.db.run('read', async () =>
    (await backend.db.table(hotelRoomTable).all())
      .filter(({ stay_id }) => stay_id === hotel)
      .map(({ id: _, stay_id: _of, rooms_id: _house, images, ...room }) => ({
        ...room,
        extra_charge: room.extra_charge ?? null,
        bathroom_area: room.bathroom_area ?? null,
        images: (images ?? []).map(({ alt, featured }) => ({ alt, featured })),
      })),
  );

export const Choice = meta.story({
  render: () => <StayView kind={hotelView} roomsOf={hotelRoomsOf} id={ID} copy={1} />,
  ...copied,
  tags: ['screen'],
});

export const Copied = meta.story({
  render: Choice.input.render,
  ...copied,
  tags: ['tests'],
  play: async (stage) => {
    const dialog = await startCopy(stage, 'hotel');
    await expect(await dialog.findByText(/^(\d+) of \1 done$/, {}, { timeout: 10_000 })).toBeVisible();
    await expect(await roomsOf(stage, ID)).toEqual(await roomsOf(stage, 1));
  },
});

/** The images of a room that was refused wait for it. */
export const Refused = meta.story({
  render: Choice.input.render,
  tags: ['tests'],
  beforeEach: async (stage: StoryContext) => {
    await copied.beforeEach(stage);
    stage.msw.use(
      http.post(
        `*/v1/admin/hotels/${ID}/rooms`,
        () => HttpResponse.json({ message: 'The name is taken.' }, { status: 422 }),
        { once: true },
      ),
    );
  },
  play: async (stage) => {
    const dialog = await startCopy(stage, 'hotel');
    const retry = await dialog.findByRole('button', { name: 'Retry 2 failed' }, { timeout: 10_000 });
    await expect(dialog.getByText('The name is taken.')).toBeVisible();
    await expect(dialog.getByText(/^Not sent: the room “Standard twin” is missing/)).toBeVisible();
    await stage.userEvent.click(retry);
    await expect(await dialog.findByText(/^(\d+) of \1 done$/, {}, { timeout: 5_000 })).toBeVisible();
  },
});

/** A copy starts with all but what is unique to its original, or sells it. */
export const Form = meta.story({
  render: () => <StayCreate kind={hotelForm} from={1} />,
  parameters: { router: { path: '/hotels/create', search: { from: 1 } } },
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, router } = stage;
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Hotel Marsyangdi Garden');
    await expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveValue('');
    await expect(canvas.getByRole('switch', { name: 'Status' })).not.toBeChecked();
    await expect(canvas.getByText(/It starts inactive, not sponsored and without a position/)).toBeVisible();
    await type(stage, 'Slug', 'marsyangdi-annex');
    await saveTo(stage, `/hotels/${ID}/view`);
    await expect(router.state.location.search).toMatchObject({ copy: '1' });
  },
});

export const FormMissing = meta.story({
  render: () => <StayCreate kind={hotelForm} from={99_999} />,
  parameters: { router: { path: '/hotels/create' } },
  play: (stage) => expectMissing(stage, 'hotel to copy', { label: 'Hotels', to: '/hotels' }),
});
