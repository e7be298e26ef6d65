import { expect, screen, waitFor, within } from 'storybook/test';
import { BookingList } from '@/features/bookings/booking-list';
import { bookings } from '@/mocks/seed/bookings';
import { users } from '@/mocks/seed/users';
import preview from '../../.storybook/preview';
import { listStories } from '../support/list-stories';
import { deleteRow, dismissAndUndo, rowOf } from '../support/plays';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Bookings' });

const stories = listStories({
  path: '/bookings',
  nouns: 'bookings',
  table: bookings,
  list: <BookingList />,
  longText: { service_name: longNepali, contact_name: longNepali },
});

export const List = meta.story({ ...stories.list, tags: ['screen'] });
/** On a page from right to left each date and each amount is a run of its own; the preview looks for those that are not. */
export const ListRightToLeft = meta.story({
  ...stories.list,
  tags: ['tests'],
  globals: { direction: 'rtl' },
});
export const ListLoading = meta.story({ ...stories.listLoading, tags: ['repetition'] });
export const ListEmpty = meta.story({ ...stories.listEmpty, tags: ['repetition'] });
export const ListError = meta.story({ ...stories.listError, tags: ['repetition'] });
export const ListForbidden = meta.story({ ...stories.listForbidden, tags: ['repetition'] });
export const ListLongText = meta.story(stories.listLongText);

/** An id is read in any digits; a text that is none says so, and filters by nothing that nobody typed. */
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

/** Cancelling says what it means, wants a reason, and shows in the list. */
export const Cancelled = meta.story({
  ...stories.list,
  ...onlyFirst,
  tags: ['tests'],
  play: async (stage) => {
    const { backend, userEvent } = stage;
    const { service_name: name = '' } = (await backend.db.table(bookings).get(1)) ?? {};
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
      expect(await backend.db.table(bookings).get(1)).toMatchObject({
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
    const { service_name: name = '' } = (await stage.backend.db.table(bookings).get(1)) ?? {};
    await deleteRow(stage, String(name));
    await waitFor(async () => expect(await stage.backend.db.table(bookings).get(1)).toBeUndefined());
    await expect(await stage.canvas.findByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
});

/** What needs an answer is one click away, and a link. */
export const NeedsAction = meta.story({
  ...stories.list,
  tags: ['tests'],
  play: async ({ canvas, userEvent, router }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Needs action' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ status: 'pending' }));
    await expect(canvas.getByRole('link', { name: 'Needs action' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(canvas.queryAllByText('Completed')).toHaveLength(0));
  },
});

/** Who travels leads to the user. */
export const UserLinked = meta.story({
  ...stories.list,
  ...onlyFirst,
  tags: ['tests'],
  play: async ({ backend, canvas }) => {
    const booking = await backend.db.table(bookings).get(1);
    const user = await backend.db.table(users).get(booking?.user_id ?? 0);
    const link = await canvas.findByRole('link', { name: new RegExp(String(user?.last_name)) });
    await expect(link).toHaveAttribute('href', `/users/${String(user?.id)}/edit`);
  },
});
