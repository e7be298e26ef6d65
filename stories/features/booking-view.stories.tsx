import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { BookingView } from '@/features/bookings/view/booking-view';
import { bookingTable } from '@/mocks/seed/bookings';
import { userTable } from '@/mocks/seed/users';
import preview from '../../.storybook/preview';
import { expectForbidden, expectMissing, expectRecordLoading, expectRetry } from '../support/plays';
import { at, failing, forbidden, loading, withRecord } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Bookings/View' });

const above = { label: 'Bookings', to: '/bookings' };
const view = at('/bookings/1/view', <BookingView bookingId={1} />);

export const View = meta.story({ ...view, tags: ['screen'] });
export const Loading = meta.story({
  ...view,
  ...loading,
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
    await expect(canvas.queryByRole('list', { name: 'Timeline' })).not.toBeInTheDocument();
    const others = within(await canvas.findByRole('region', { name: 'Other bookings' }));
    await expect(await others.findByText(/does not name its traveller/)).toBeVisible();
  },
});

const deepa = {
  id: 1,
  status: 'confirmed',
  user: { id: 61, full_name: 'Deepa Karki' },
  service_type: 'package',
  service_id: 1,
  service_name: 'Everest Base Camp Trek',
  start_date: '2027-03-18',
  end_date: '2027-03-31',
  adults: 2,
  children: 0,
  total_amount: 370_000,
  paid_amount: 92_500,
  contact_name: 'Deepa Karki',
  contact_email: 'deepa@example.com',
  contact_phone: '+977 984-1234567',
  created_at: '2026-11-02T09:40:00+05:45',
};

interface Listing {
  data: readonly object[];
  last_page?: number;
}

/** One booking, and what the list answers if asked for its traveller. */
const withDeepa = (changes: object, { data, last_page = 1 }: Listing = { data: [deepa] }) => ({
  ...view,
  beforeEach: ({ msw }: { msw: { use: (...handlers: ReturnType<typeof http.get>[]) => void } }) =>
    msw.use(
      http.get('*/bookings/datatable', () =>
        HttpResponse.json({ data, meta: { last_page, per_page: 100, current_page: 1 } }),
      ),
      http.get('*/bookings/1', () => HttpResponse.json({ data: { ...deepa, ...changes } })),
    ),
});

/** What the payment says, in words. */
const expectPayment = async (canvas: Stage['canvas'], ...texts: (string | RegExp)[]) => {
  const payment = within(await canvas.findByRole('region', { name: 'Payment' }));
  for (const text of texts) await expect(payment.getByText(text)).toBeVisible();
};

type Stage = Pick<StoryContext, 'canvas'>;

export const PaidInFull = meta.story({
  ...withDeepa({ paid_amount: 370_000 }),
  play: async ({ canvas }) => {
    await expectPayment(canvas, 'Paid in full', 'Total');
    await expect(canvas.queryByText('still to pay')).not.toBeInTheDocument();
  },
});
export const NothingPaid = meta.story({
  ...withDeepa({ paid_amount: 0, status: 'pending' }),
  play: ({ canvas }) => expectPayment(canvas, 'Nothing paid yet', 'still to pay', /3,70,000/),
});
/** An API that sends no paid amounts: nothing is said of what is due. */
export const PaidUnknown = meta.story({
  ...withDeepa({ paid_amount: null }),
  play: async ({ canvas }) => {
    await expectPayment(canvas, 'It is not known what has been paid', 'Total');
    await expect(canvas.queryByText('still to pay')).not.toBeInTheDocument();
  },
});
export const AlreadyCancelled = meta.story({
  ...withDeepa({ status: 'cancelled' }),
  play: async ({ canvas }) => {
    await expectPayment(canvas, 'Cancelled, nothing is due');
    await expect(canvas.getByText(/not known whether what was paid has been refunded/)).toBeVisible();
    await expect(canvas.getByText('Was to start')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument();
  },
});
/** The journey has been made: today comes last. */
export const Past = meta.story({
  ...withDeepa({
    status: 'completed',
    paid_amount: 370_000,
    created_at: '2025-11-02T09:40:00+05:45',
    start_date: '2026-03-18',
    end_date: '2026-03-31',
  }),
  play: async ({ canvas }) => {
    const stops = within(await canvas.findByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
    await expect(stops.map(({ textContent }) => /^[A-Z][a-z]+(?=[A-Z])/.exec(textContent)?.[0])).toEqual([
      'Booked',
      'Started',
      'Ended',
      'Today',
    ]);
    await expect(stops[1]).toHaveTextContent(/then 13 nights$/);
  },
});

const others = (canvas: Stage['canvas'], name: string | RegExp) => canvas.findByRole('region', { name });
const another = { ...deepa, id: 2, service_name: 'Rara Lake Trek', start_date: '2027-05-01' };
const namesake = { ...another, id: 3, user: null, contact_email: null, contact_phone: null };

/** The traveller's other bookings, and others under the name, which may be somebody else's. */
export const OthersFound = meta.story({
  ...withDeepa({}, { data: [deepa, another, namesake, { ...another, id: 4, user: { id: 62 } }] }),
  play: async ({ canvas }) => {
    const found = within(await others(canvas, 'Other bookings (1)'));
    await expect(found.getByRole('link', { name: 'Rara Lake Trek' })).toHaveAttribute(
      'href',
      '/bookings/2/view',
    );
    await expect(found.getByText(/^Another booking under this name may be/)).toBeVisible();
    await expect(found.getByRole('link', { name: 'All bookings under this name' })).toHaveAttribute(
      'href',
      '/bookings?user=Deepa+Karki',
    );
  },
});
export const OthersEmpty = meta.story({
  ...withDeepa({}),
  play: async ({ canvas }) => {
    const found = within(await others(canvas, 'Other bookings'));
    await expect(await found.findByText('No other bookings under this name.')).toBeVisible();
  },
});
/** An API that ignores the filter by traveller: nobody is said to have no other bookings. */
export const OthersUnknown = meta.story({
  ...withDeepa({}, { data: [{ ...deepa, id: 9, user: { id: 9, full_name: 'Pemba' } }], last_page: 40 }),
  play: async ({ canvas }) => {
    const found = within(await others(canvas, 'Other bookings'));
    await expect(await found.findByText(/does not search bookings by traveller/)).toBeVisible();
    await expect(found.queryByText('No other bookings under this name.')).not.toBeInTheDocument();
  },
});

/** Who travels with the same departure, with the ways to the manifest and to the whole day. */
export const Companions = meta.story({
  tags: ['tests'],
  ...withDeepa(
    {},
    {
      data: [
        deepa,
        { ...deepa, id: 2, user: { id: 62, full_name: 'Pemba Sherpa' }, adults: 3 },
        { ...deepa, id: 3, user: { id: 63, full_name: 'Sita Rai' }, status: 'cancelled' },
        { ...deepa, id: 4, user: { id: 64, full_name: 'Kabir Gurung' }, service_id: 2 },
      ],
    },
  ),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Who travels then' }));
    await expect(await section.findByText('2 bookings · 5 travellers')).toBeVisible();
    await expect(section.getByRole('link', { name: 'Pemba Sherpa' })).toBeVisible();
    for (const omitted of ['Deepa Karki', 'Sita Rai', 'Kabir Gurung'])
      await expect(section.queryByText(omitted)).not.toBeInTheDocument();
    await expect(section.getByRole('link', { name: 'Open manifest' })).toHaveAttribute(
      'href',
      expect.stringContaining('day=2027-03-18&service_type=package&service=1'),
    );
    await expect(section.getByRole('link', { name: 'Everyone who travels that day' })).toHaveAttribute(
      'href',
      '/bookings?view=manifest&day=2027-03-18',
    );
  },
});

/** Ways to write to the traveller or call them, with the message written. */
export const Message = meta.story({
  tags: ['tests'],
  ...withDeepa({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Message' }));
    const mail = await screen.findByRole('menuitem', { name: /^E-mail/ });
    await expect(mail).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^mailto:deepa@example\.com\?subject=Booking%201%3A%20Everest.+&body=Hello%20Deepa/,
      ),
    );
    await expect(screen.getByRole('menuitem', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/9779841234567\?text=Hello%20Deepa/),
    );
    await expect(screen.getByRole('menuitem', { name: /^Call/ })).toHaveAttribute(
      'href',
      'tel:+9779841234567',
    );
    await expect(screen.getByRole('menuitem', { name: 'Copy message to traveller' })).toBeVisible();
  },
});

/** As printed: headed by its number, without what is about other people. */
export const OnPaper = meta.story({
  ...withDeepa({}, { data: [deepa, another] }),
  parameters: { ...view.parameters, chromatic: { media: 'print' } },
  play: async ({ canvas, canvasElement }) => {
    await others(canvas, 'Other bookings (1)');
    const head = canvasElement.querySelector('[data-print-head]');
    await expect(head).toHaveTextContent(/^Booking 1Everest Base Camp Trek · ConfirmedPrinted/);
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
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Message' })).toHaveFocus());
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
