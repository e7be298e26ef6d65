import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { BookingScreens } from '@/features/bookings/booking-screens';
import { bookingTable } from '@/mocks/seed/bookings';
import preview from '../../.storybook/preview';
import { expectRetry } from '../support/plays';
import { failing, loading, withRecord } from '../support/story-parts';
import { longNepali } from '../support/texts';

const search = { view: 'days', from: '2027-03-01' };
const at = (more: object) => ({
  parameters: { router: { path: '/bookings', search: { ...search, ...more } } },
});

const meta = preview.meta({
  title: 'Screens/Bookings/Days',
  ...at({}),
  render: () => <BookingScreens />,
});

/** The backend returns only these rows. */
const withRows = (rows: readonly object[]) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: ReturnType<typeof http.get>[]) => void } }) =>
    msw.use(http.get('*/bookings/datatable', () => HttpResponse.json({ data: rows }))),
});

export const Days = meta.story({ tags: ['screen'] });
export const Loading = meta.story({
  ...loading,
  play: async ({ canvas }) => {
    const shape = await canvas.findByRole('status', { name: 'Loading the bookings' });
    await expect(shape.querySelectorAll('.mantine-Skeleton-root').length).toBeGreaterThan(20);
  },
});
export const Empty = meta.story({
  globals: { backend: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nobody travels on these days' })).toBeVisible();
  },
});
export const Failed = meta.story({
  ...failing,
  play: (stage) => expectRetry(stage, 'Could not load the bookings'),
});
export const LongText = meta.story({
  ...withRecord(bookingTable, {
    service_name: longNepali,
    contact_name: longNepali,
    user_id: null,
    start_date: '2027-03-02',
    status: 'confirmed',
  }),
  play: async ({ canvas }) => {
    for (const text of await canvas.findAllByText(longNepali)) await expect(text).toBeVisible();
  },
});
export const Many = meta.story({
  tags: ['repetition'],
  ...at({ days: 14 }),
  parameters: {
    most: { bookings: 20_000 },
    router: { path: '/bookings', search: { ...search, days: 14 } },
  },
  play: async ({ canvas }) => {
    const totals = await canvas.findByText(/^2\d\d bookings · 1,\d\d\d travellers · NPR/);
    await expect(totals).toBeVisible();
  },
});
/** An API that only returns names and dates. */
export const BareRows = meta.story({
  ...withRows([
    { id: 1, status: 'confirmed', start_date: '2027-03-02' },
    { id: 2, status: 'cancelled', start_date: '2027-03-03' },
  ]),
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'Unnamed booking (ID 1)' });
    await expect(link).toBeVisible();
    for (const omitted of ['Travellers', 'Phone', 'Still to pay'])
      await expect(canvas.queryByText(omitted)).not.toBeInTheDocument();
    await expect(canvas.getAllByText('1 booking')[0]).toBeVisible();
  },
});
/** Nobody can tell who has paid: no number is shown. */
export const NobodySaysPaid = meta.story({
  ...at({ payment: 'unpaid' }),
  ...withRows([{ id: 1, status: 'confirmed', start_date: '2027-03-02', total_amount: 5000 }]),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No booking on these days has a paid amount' }),
    ).toBeVisible();
  },
});

const money = { status: 'confirmed', start_date: '2027-03-02', total_amount: 5000 };

/** Only bookings with an amount due are unpaid, and unknown ones are mentioned. */
export const OnlyUnpaid = meta.story({
  tags: ['tests'],
  ...withRows([
    { ...money, id: 1, contact_name: 'Paid', paid_amount: 5000 },
    { ...money, id: 2, contact_name: 'Owing', paid_amount: 2000 },
    { ...money, id: 3, contact_name: 'Off', paid_amount: 0, status: 'cancelled' },
    { ...money, id: 4, contact_name: 'Unpriced', total_amount: null, paid_amount: 0 },
    { ...money, id: 5, contact_name: 'Too much', paid_amount: 9000 },
  ]),
  play: async ({ canvas, userEvent, router }) => {
    await expect(await canvas.findByText('1 cancelled booking')).toBeVisible();
    await expect(canvas.getByText('Off')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Only unpaid' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ ...search, payment: 'unpaid' }));
    const table = within(await canvas.findByRole('table', { name: 'Bookings by day' }));
    await expect(table.getAllByRole('row')).toHaveLength(3);
    await expect(table.getByRole('link', { name: 'Owing' })).toBeVisible();
    await expect(canvas.getByText(/^One booking has no amount/)).toBeVisible();
  },
});

/** Rows that an API returns in spite of the filter are not counted. */
export const FilterIgnored = meta.story({
  ...at({ status: 'pending' }),
  tags: ['tests'],
  ...withRows([
    { ...money, id: 1, contact_name: 'Confirmed' },
    { ...money, id: 2, contact_name: 'Pending', status: 'pending' },
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pending' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Confirmed' })).not.toBeInTheDocument();
  },
});

/** The number of days and the first date are in the URL. */
export const Turned = meta.story({
  tags: ['tests'],
  play: async ({ canvas, userEvent, router }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Number of days' }), '14');
    await waitFor(() => expect(router.state.location.search).toEqual({ ...search, days: '14' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Later days' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ from: '2027-03-15' }));
    const [day] = await canvas.findAllByRole('link', { name: /^\w{3}\s\d+\sMar\s2027/ });
    await expect(day).toHaveAttribute('href', expect.stringMatching(/\?view=manifest&day=2027-03-\d\d$/));
  },
});
