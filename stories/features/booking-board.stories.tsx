import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { display } from '@/components/display';
import { BookingList } from '@/features/bookings/booking-list';
import { bookings } from '@/mocks/seed/bookings';
import preview from '../../.storybook/preview';
import { choose, closeFilters, expectForbidden, expectRetry, openFilters } from '../support/plays';
import { failing, forbidden, slow, withLongText } from '../support/story-parts';
import { longNepali } from '../support/texts';

const search = { view: 'board', month: '2027-03' };

const meta = preview.meta({
  title: 'Screens/Bookings/Board',
  parameters: { router: { path: '/bookings', search } },
  render: () => <BookingList />,
});

export const Month = meta.story({ tags: ['screen'] });
export const Week = meta.story({
  parameters: { router: { path: '/bookings', search: { view: 'board', span: 'week' } } },
});
export const Loading = meta.story({
  ...slow,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the bookings' })).toBeVisible();
  },
});
export const Empty = meta.story({
  globals: { backend: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^0 bookings travel .* out of 0 bookings\.$/)).toBeVisible();
  },
});
export const Failed = meta.story({
  ...failing,
  play: (stage) => expectRetry(stage, 'Could not load the bookings'),
});
export const Forbidden = meta.story({
  ...forbidden('*/datatable'),
  play: (stage) => expectForbidden(stage, 'the bookings', { label: 'Home', to: '/' }),
});
export const LongText = meta.story({
  ...withLongText(bookings, { service_name: longNepali, start_date: '2027-03-18' }),
  parameters: { router: { path: '/bookings', search: { ...search, day: '2027-03-18' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longNepali)).toBeVisible();
  },
});

/** A day leads to its bookings, and the filters of the list hold on the board. */
export const DayOpened = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent, router } = stage;
    await expect(await canvas.findByText(/out of 2,000 bookings\.$/)).toBeVisible();
    await openFilters(stage);
    await choose(stage, 'Status', 'Cancelled');
    await closeFilters(stage);
    await waitFor(() => expect(router.state.location.search).toEqual({ ...search, status: 'cancelled' }));
    const [day] = await canvas.findAllByRole('link', { name: /Mar 2027.*, \d+ bookings?$/ });
    if (!day) throw new Error('No day has a cancelled booking.');
    await userEvent.click(day);
    await waitFor(() => expect(router.state.location.search).toHaveProperty('day'));
    const { day: date } = router.state.location.search as { day: string };
    const list = within(
      await canvas.findByRole('region', { name: new RegExp(`^${Number(date.slice(8))} Mar`) }),
    );
    await expect((await list.findAllByText('Cancelled')).length).toBeGreaterThan(0);
  },
});

/** A month of 20,000 bookings is there as soon as one of 50: found with a few calls. */
export const Many = meta.story({
  tags: ['tests'],
  parameters: { most: { bookings: 20_000 } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/out of 20,000 bookings\.$/, undefined, { timeout: 20_000 }),
    ).toBeVisible();
  },
});

/** The days are named in the calendar that was chosen in the settings. */
export const InBikramSambat = meta.story({
  tags: ['tests'],
  beforeEach: () => display.set({ ...display.get(), calendar: 'bs' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^\d+ bookings? travels? from 17 Falgun 2083 BS to 17 Chaitra 2083 BS, out of/),
    ).toBeVisible();
    const [day] = await canvas.findAllByRole('link', { name: /^\d+ Falgun 2083 BS, \d+ bookings?$/ });
    await expect(day).toBeVisible();
    await expect(canvas.queryByText(/2027/)).not.toBeInTheDocument();
  },
});

/** An API that calls the day of travel otherwise: the list, under the same filters, is the way on. */
export const Undated = meta.story({
  parameters: { router: { path: '/bookings', search: { ...search, status: 'pending' } } },
  beforeEach: ({ msw }) => {
    const data = Array.from({ length: 57 }, (_, index) => ({
      id: index + 1,
      status: 'pending',
      travel_date: '2027-03-12',
    }));
    msw.use(http.get('*/bookings/datatable', () => HttpResponse.json({ data })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No booking says a travel date that can be read')).toBeVisible();
    await expect(canvas.getByText(/^None of the 57 bookings that were read/)).toBeVisible();
    await expect(canvas.queryByText(/travel from/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Show the list' })).toHaveAttribute(
      'href',
      '/bookings?status=pending',
    );
  },
});

/** An API that heeds no order: every page is read once somebody asks for it. */
export const Unordered = meta.story({
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    const rows = Array.from({ length: 250 }, (_, index) => ({
      id: index + 1,
      status: 'pending',
      service_name: `Trek ${index + 1}`,
      start_date: `2027-0${1 + (index % 6)}-12`,
    }));
    msw.use(
      http.get('*/bookings/datatable', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        const data = rows.slice((page - 1) * 100, page * 100);
        return HttpResponse.json({ data, meta: { last_page: 3, per_page: 100, current_page: page } });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read all' }));
    await expect(await canvas.findByText(/^42 bookings travel .* out of 250 bookings\.$/)).toBeVisible();
  },
});
