import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { BookingScreens } from '@/features/bookings/booking-screens';
import { todayInNepal } from '@/lib/dates/dates';
import { bookingTable } from '@/mocks/seed/bookings';
import { userTable } from '@/mocks/seed/users';
import preview from '../../.storybook/preview';
import { listStories } from '../support/list-stories';
import { deleteRow, dismissAndUndo, rowOf } from '../support/plays';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Bookings' });

const stories = listStories({
  path: '/bookings',
  nouns: 'bookings',
  table: bookingTable,
  list: <BookingScreens />,
  longText: { service_name: longNepali, contact_name: longNepali, start_date: todayInNepal() },
});

export const List = meta.story({ ...stories.list, tags: ['screen'] });
/** On a right-to-left page each date and amount is isolated; the preview checks it. */
export const ListRightToLeft = meta.story({
  ...stories.list,
  tags: ['tests'],
  globals: { direction: 'rtl' },
});
export const ListLoading = meta.story({ ...stories.listLoading, tags: ['repetition'] });
export const ListEmpty = meta.story({ ...stories.listEmpty, tags: ['repetition'] });
export const ListFailed = meta.story({ ...stories.listFailed, tags: ['repetition'] });
export const ListForbidden = meta.story({ ...stories.listForbidden, tags: ['repetition'] });
export const ListLongText = meta.story({ ...stories.listLongText, tags: ['repetition'] });

/** Ids are parsed in any digits; invalid input is marked, and does not filter. */
export const FilteredById = meta.story({
  ...stories.list,
  tags: ['tests'],
  play: async ({ canvas, router, userEvent }) => {
    const id = await canvas.findByRole('searchbox', { name: 'ID' });
    await userEvent.type(id, '१२');
    await waitFor(() => expect(router.state.location.search).toEqual({ id: '12' }));
    await userEvent.type(id, ' to 4');
    await expect(id).toHaveAccessibleDescription('Enter a whole number.');
    await expect(id).toHaveValue('१२ to 4');
    await userEvent.clear(id);
    await userEvent.type(id, '#7');
    await waitFor(() => expect(router.state.location.search).toEqual({ id: '7' }));
  },
});

const onlyFirst = { parameters: { router: { path: '/bookings', search: { id: '1' } } } };

/** Cancelling shows the consequences, requires a reason, and shows in the list. */
export const Cancelled = meta.story({
  ...stories.list,
  ...onlyFirst,
  tags: ['tests'],
  play: async (stage) => {
    const { backend, userEvent } = stage;
    const { service_name: name = '' } = (await backend.db.table(bookingTable).get(1)) ?? {};
    const row = within(await rowOf(stage, String(name)));
    await userEvent.click(row.getByRole('button', { name: /^More/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel booking' }));
    let dialog = within(await screen.findByRole('dialog', { name: 'Cancel booking?' }));
    await expect(await dialog.findByText(/will be cancelled. This cannot be undone/)).toBeVisible();
    await expect(dialog.getByText('Nothing has been paid yet.')).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Cancel booking' });
    await userEvent.click(confirm);
    await expect(await dialog.findByText('A reason is required.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'बाटो बन्द भयो।');
    dialog = await dismissAndUndo(stage, 'Cancel booking?');
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('बाटो बन्द भयो।');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await waitFor(async () =>
      expect(await backend.db.table(bookingTable).get(1)).toMatchObject({
        status: 'cancelled',
        cancel_reason: 'बाटो बन्द भयो।',
      }),
    );
    await waitFor(async () => expect(await rowOf(stage, String(name))).toHaveTextContent('Cancelled'));
  },
});

export const Deleted = meta.story({
  ...stories.list,
  ...onlyFirst,
  tags: ['tests'],
  play: async (stage) => {
    const { service_name: name = '' } = (await stage.backend.db.table(bookingTable).get(1)) ?? {};
    await deleteRow(stage, String(name));
    await waitFor(async () => expect(await stage.backend.db.table(bookingTable).get(1)).toBeUndefined());
    await expect(await stage.canvas.findByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
});

/** The upcoming bookings are one click away, and a link. */
export const ViewOpened = meta.story({
  ...stories.list,
  tags: ['tests'],
  play: async ({ canvas, userEvent, router }) => {
    const day = await canvas.findByRole('button', {
      name: 'Nearest travel first. Sort by Start date ascending',
    });
    await expect(day.closest('th')).toHaveAttribute('aria-sort', 'other');
    const name = 'Travels in 7 days';
    await userEvent.click(await canvas.findByRole('link', { name }));
    await waitFor(() => expect(router.state.location.search).toEqual({ view: 'days' }));
    await waitFor(() => expect(canvas.getByRole('link', { name })).toHaveAttribute('aria-current', 'page'));
  },
});

const rows = Array.from({ length: 1150 }, (_, index) => ({
  id: index + 1,
  status: 'pending',
  start_date: `2027-0${1 + (index % 6)}-12`,
}));

/** An API that does not sort, with too many pages to sort here: no order is claimed. */
export const Unordered = meta.story({
  ...stories.list,
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/bookings/datatable', ({ request }) => {
        const { searchParams } = new URL(request.url);
        const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('per_page'))];
        const data = rows.slice((page - 1) * size, page * size);
        const meta = { last_page: Math.ceil(rows.length / size), per_page: size, current_page: page };
        return HttpResponse.json({ data, meta });
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The server does not order bookings/)).toBeVisible();
    const day = canvas.getByRole('button', { name: 'Sort by Start date ascending' });
    await expect(day.closest('th')).toHaveAttribute('aria-sort', 'none');
    await expect(await canvas.findByText('Page 1 of 115')).toBeVisible();
  },
});
/** An API that only returns names and dates: empty columns are left out. */
export const BareRows = meta.story({
  ...stories.list,
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/bookings/datatable', () => HttpResponse.json({ data: rows.slice(0, 4) })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Unnamed booking (ID 1)' })).toBeVisible();
    for (const omitted of ['Travellers', 'Still to pay', 'Contact phone'])
      await expect(canvas.queryByText(omitted)).not.toBeInTheDocument();
  },
});

/** The traveller is a link to the user. */
export const UserLinked = meta.story({
  ...stories.list,
  ...onlyFirst,
  tags: ['tests'],
  play: async ({ backend, canvas }) => {
    const booking = await backend.db.table(bookingTable).get(1);
    const user = await backend.db.table(userTable).get(booking?.user_id ?? 0);
    const link = await canvas.findByRole('link', { name: new RegExp(String(user?.last_name)) });
    await expect(link).toHaveAttribute('href', `/users/${String(user?.id)}/edit`);
  },
});
