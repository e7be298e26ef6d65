import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { saveUser } from '@/api/session/tokens';
import { hotelRoomsOf } from '@/features/stays/kinds/hotel-room-values';
import { hotelView } from '@/features/stays/kinds/hotel-view';
import { draftsOf, saveDraft } from '@/lib/storage/draft';
import { hotelTable } from '@/mocks/seed/hotels';
import { hotelRoomTable } from '@/mocks/seed/rooms';
import preview from '../../.storybook/preview';
import { dismissAndUndo } from '../support/plays';
import {
  incompleteStay,
  longStay,
  openPrices,
  regionNamed,
  stayViewStories,
} from '../support/stay-view-stories';
import { longNepali } from '../support/texts';

const meta = preview.meta({
  title: 'Screens/Hotels/View',
  parameters: { router: { path: '/hotels/1/view' } },
});

const stories = stayViewStories(hotelView, hotelRoomsOf);
const tables = { stays: hotelTable, rooms: hotelRoomTable };

export const View = meta.story({ ...stories.view, tags: ['screen'] });
export const Loading = meta.story(stories.loading);
export const Failed = meta.story(stories.failed);
export const Forbidden = meta.story(stories.forbidden);
export const Missing = meta.story(stories.missing);

export const Contents = meta.story({
  ...stories.view,
  tags: ['tests'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Hotel Marsyangdi Garden' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Edit' })[0]).toHaveAttribute('href', '/hotels/1/edit');
    const place = await regionNamed(canvas, 'Place');
    await expect(canvas.getByText('Region').querySelector('a')).toHaveTextContent('Thamel');
    await expect(place.getByRole('link', { name: /^27\.7092, 85\.3061/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps?q=27.7092,85.3061',
    );
    await expect(canvas.getByText('Default price').nextElementSibling).toHaveTextContent('NPR 7,200');
    await expect(canvas.getByText('Star rating').nextElementSibling).toBeVisible();
    const rooms = await regionNamed(canvas, 'Rooms');
    await expect(rooms.getByRole('link', { name: 'Add room' })).toHaveAttribute(
      'href',
      '/hotels/1/rooms/create',
    );
    await expect(rooms.getByRole('link', { name: 'Standard twin' })).toHaveAttribute(
      'href',
      '/hotels/1/rooms/1/edit',
    );
  },
});

/** Each gap links to where it can be closed. */
export const NotReady = meta.story({
  ...stories.view,
  ...incompleteStay(tables, {
    name: '',
    min_price: null,
    images: [],
    latitude: null,
    amenities: [],
    details: '<p></p>',
  }),
  play: async ({ canvas }) => {
    const readiness = await regionNamed(canvas, 'Readiness');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unnamed hotel (ID 1)' })).toBeVisible();
    await expect(readiness.getByText('4 gaps block selling')).toBeVisible();
    await expect(readiness.getByRole('heading', { name: 'Blocks selling' })).toBeVisible();
    await expect(readiness.getByRole('heading', { name: 'Would help' })).toBeVisible();
    const links = readiness.getAllByRole('link', { name: /^(?!Help: )/ });
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['No default price', '/hotels/1/edit#default_price'],
      ['No images', '/hotels/1/edit#images'],
      ['No active rooms', '/hotels/1/rooms/create'],
      ['“Description” is empty', '/hotels/1/edit#description'],
      ['No latitude and longitude', '/hotels/1/edit#latitude'],
      ['No amenities', '/hotels/1/edit#amenities'],
    ]);
    await expect(await canvas.findByRole('heading', { name: 'No rooms yet' })).toBeVisible();
  },
});

export const LongText = meta.story({
  ...stories.view,
  ...longStay(tables, { name: longNepali, details: `<p>${longNepali}</p>` }),
});

/** The prices of all rooms change at once, after a preview, and Undo restores them. */
export const PricesChanged = meta.story({
  ...stories.view,
  tags: ['tests'],
  play: async (stage) => {
    const { backend, userEvent } = stage;
    const table = backend.db.table(hotelRoomTable);
    const pricesOf = async () =>
      (await table.all()).filter(({ stay_id }) => stay_id === 1).map(({ price }) => price);
    const before = await pricesOf();
    let dialog = await openPrices(stage);
    const percent = dialog.getByRole('textbox', { name: 'Per cent' });
    await userEvent.type(percent, '-100');
    await expect((await dialog.findAllByText('A price must be more than 0.'))[0]).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Change 0 prices$/ })).toBeDisabled();
    await userEvent.clear(percent);
    await userEvent.type(percent, '10');
    dialog = await dismissAndUndo(stage, 'Change prices');
    await expect((await dialog.findAllByText('NPR 7,920'))[0]).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Change \d+ prices$/ }));
    const notice = await screen.findByText(
      /^The prices of \d+ rooms of “Hotel Marsyangdi Garden” were changed\.$/,
    );
    await waitFor(() => expect(notice).toBeVisible());
    await expect(await pricesOf()).toEqual(before.map((price) => Math.round(((price ?? 0) * 1.1) / 10) * 10));
    await userEvent.click(await screen.findByText('Undo'));
    await waitFor(async () => expect(await pricesOf()).toEqual(before));
    await expect(await screen.findByText(/^\d+ prices were changed back\.$/)).toBeInTheDocument();
  },
});

/** An unsent change, as after the session has ended, is offered in the dialog until discarded. */
export const PricesLeft = meta.story({
  ...stories.view,
  tags: ['tests'],
  beforeEach: () => {
    saveUser({ id: 1, first_name: 'Asmita' });
    saveDraft('1', '/hotels/1/view', {
      at: Date.now(),
      label: 'Change prices',
      values: { operation: 'minus', by: 500 },
    });
  },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const dialog = await openPrices(stage);
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    const amount = dialog.getByRole('textbox', { name: 'Amount in NPR' });
    await expect(amount).toHaveValue('500');
    await userEvent.type(amount, '0');
    const { textContent: hotel } = canvas.getByRole('heading', { level: 1 });
    await waitFor(() =>
      expect(draftsOf('1')).toMatchObject([
        { label: `Change prices · ${hotel}`, values: { by: 5000, roundTo: 10 } },
      ]),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(draftsOf('1')).toEqual([]));
  },
});

/** A refused room is named, with the reason; the others are changed. */
export const PriceRefused = meta.story({
  ...stories.view,
  tags: ['tests'],
  play: async (stage) => {
    const { msw, userEvent } = stage;
    const dialog = await openPrices(stage);
    msw.use(
      http.patch('*/v1/admin/hotels/1/rooms/1', () =>
        HttpResponse.json({ message: 'Booked until May.' }, { status: 409 }),
      ),
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Per cent' }), '10');
    await userEvent.click(await dialog.findByRole('button', { name: /^Change \d+ prices$/ }));
    await expect(await dialog.findByRole('button', { name: 'Retry 1 failed' })).toBeVisible();
    await expect(
      dialog.getByRole('row', { name: /^Standard twin Failed\s*Booked until May\.$/ }),
    ).toBeVisible();
  },
});
