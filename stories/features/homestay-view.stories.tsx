import { expect, waitFor } from 'storybook/test';
import { homestayRoomsOf } from '@/features/stays/kinds/homestay-room-values';
import { homestayView } from '@/features/stays/kinds/homestay-view';
import { homestayTable } from '@/mocks/seed/homestays';
import { homestayRoomTable } from '@/mocks/seed/rooms';
import preview from '../../.storybook/preview';
import { deleteRow } from '../support/plays';
import { incompleteStay, longStay, regionNamed, stayViewStories } from '../support/stay-view-stories';
import { longNepali } from '../support/texts';
import { wide } from '../support/wide';

const meta = preview.meta({
  title: 'Screens/Homestays/View',
  parameters: { router: { path: '/homestays/1/view' } },
});

const stories = stayViewStories(homestayView, homestayRoomsOf);
const tables = { stays: homestayTable, rooms: homestayRoomTable };

export const View = meta.story({ ...stories.view, tags: ['screen'] });
export const Loading = meta.story(stories.loading);
export const Failed = meta.story(stories.failed);
export const Forbidden = meta.story(stories.forbidden);
export const Missing = meta.story(stories.missing);

/** The gaps that block selling a homestay: its fields have other names than a hotel's. */
export const NotReady = meta.story({
  ...stories.view,
  ...incompleteStay(tables, { price_per_person: null, images: [], homestay_details: '<p></p>' }),
  play: async ({ canvas }) => {
    const readiness = await regionNamed(canvas, 'Readiness');
    await expect(readiness.getByRole('link', { name: 'No price' })).toHaveAttribute(
      'href',
      '/homestays/1/edit#price_per_person',
    );
    await expect(readiness.getByRole('link', { name: 'No images' })).toBeVisible();
  },
});

export const LongText = meta.story({
  ...stories.view,
  ...longStay(tables, { name: longNepali, homestay_details: `<p>${longNepali}</p>` }),
});

export const Contents = meta.story({
  ...stories.view,
  tags: ['tests'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Ghale Gaun Community Homestay' }),
    ).toBeVisible();
    await expect(canvas.getByText('Discount').nextElementSibling).toHaveTextContent(
      '10% for 6 or more guests',
    );
    const facts = await regionNamed(canvas, 'Facts');
    await expect(facts.getByText('Village house')).toBeVisible();
    await expect(await regionNamed(canvas, 'What is included')).toBeDefined();
  },
});

/** A room is deleted in its homestay, after one confirmation. */
export const RoomDeleted = meta.story({
  ...stories.view,
  globals: wide,
  tags: ['tests'],
  play: async (stage) => {
    const { backend, canvas } = stage;
    const rooms = await regionNamed(canvas, 'Rooms');
    await deleteRow(stage, 'Attic room');
    await waitFor(() => expect(rooms.queryByRole('link', { name: 'Attic room' })).not.toBeInTheDocument());
    await expect(await backend.db.table(homestayRoomTable).get(2)).toBeUndefined();
  },
});
