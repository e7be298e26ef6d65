import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { BookingView } from '@/features/bookings/view/booking-view';
import { bookingTable } from '@/mocks/seed/bookings';
import { userTable } from '@/mocks/seed/users';
import preview from '../../.storybook/preview';
import { expectForbidden, expectMissing, expectRecordLoading, expectRetry } from '../support/plays';
import { at, failing, forbidden, slow, withRecord } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Bookings/View' });

const above = { label: 'Bookings', to: '/bookings' };
const view = at('/bookings/1/view', <BookingView bookingId={1} />);

export const View = meta.story({ ...view, tags: ['screen'] });
export const Loading = meta.story({
  ...view,
  ...slow,
  play: (stage) => expectRecordLoading(stage, 'the booking'),
});
export const Failed = meta.story({
  ...view,
  ...failing,
  play: (stage) => expectRetry(stage, 'Could not load the booking'),
});
export const Forbidden = meta.story({
  ...view,
  ...forbidden('*/bookings/1'),
  play: (stage) => expectForbidden(stage, 'the booking', above),
});
export const Missing = meta.story({
  ...at('/bookings/99999/view', <BookingView bookingId={99_999} />),
  play: (stage) => expectMissing(stage, 'booking', above),
});
export const LongText = meta.story({
  ...view,
  ...withRecord(bookingTable, { service_name: longNepali, note: longNepali, contact_name: longNepali }),
  play: async ({ canvas }) => {
    for (const text of await canvas.findAllByText(longNepali)) await expect(text).toBeVisible();
  },
});

/** Fields that are not in the contract are shown too. */
export const OtherFields = meta.story({
  ...view,
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/bookings/1', () =>
        HttpResponse.json({
          data: {
            id: 1,
            status: 'on_hold',
            voucher_code: 'DASHAIN-12',
            guide: { name: 'Pemba', insured: true },
          },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const others = within(await canvas.findByRole('region', { name: 'Other fields' }));
    await expect(others.getByText('DASHAIN-12')).toBeVisible();
    await expect(others.getByText('Guide: Name')).toBeVisible();
    await expect(canvas.getByText('On hold')).toBeVisible();
  },
});

/** An API that only returns ids: the screen shows no more. */
export const BareRow = meta.story({
  ...view,
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/bookings/1', () => HttpResponse.json({ data: { id: 1 } })));
  },
  play: async ({ canvas }) => {
    const traveller = within(await canvas.findByRole('region', { name: 'Traveller' }));
    await expect(traveller.getByText(/^No phone number and no e-mail address/)).toBeVisible();
    await expect(canvas.getByText('Unknown')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Payment' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Open manifest' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/empty field/)).not.toBeInTheDocument();
  },
});

/** A booking without contacts shows the user's own. */
export const ContactOfUser = meta.story({
  ...view,
  tags: ['tests'],
  ...withRecord(bookingTable, { contact_phone: null, contact_email: null }),
  play: async ({ backend, canvas }) => {
    const booking = await backend.db.table(bookingTable).get(1);
    const user = await backend.db.table(userTable).get(booking?.user_id ?? 0);
    const email = await canvas.findByRole('link', { name: String(user?.email) });
    await expect(email).toHaveAttribute('href', `mailto:${String(user?.email)}`);
  },
});

export const Cancelled = meta.story({
  ...view,
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel booking?' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Reason' }), 'The pass is closed.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const reason = within(await canvas.findByRole('region', { name: 'Cancel reason' }));
    await expect(await reason.findByText('The pass is closed.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: /^More for/ })).toHaveFocus());
  },
});

/** A refusal is shown in the server's words, and the reason stays. */
export const CancelRefused = meta.story({
  ...view,
  tags: ['tests'],
  play: async ({ backend, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel booking' }));
    await backend.db.run('write', () => backend.db.table(bookingTable).update(1, { status: 'cancelled' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel booking?' }));
    const reason = await dialog.findByRole('textbox', { name: 'Reason' });
    await userEvent.type(reason, 'The pass is closed.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await expect(await dialog.findByText(/already been cancelled/)).toBeVisible();
    await expect(reason).toHaveValue('The pass is closed.');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep booking' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});
