import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { display } from '@/components/text/display';
import { BookingScreens } from '@/features/bookings/booking-screens';
import { bookingTable } from '@/mocks/seed/bookings';
import preview from '../../.storybook/preview';
import { choose, closeFilters, expectForbidden, expectRetry, openFilters } from '../support/plays';
import { failing, forbidden, loading, withRecord } from '../support/story-parts';
import { longNepali } from '../support/texts';

const search = { view: 'board', month: '2027-03' };

const meta = preview.meta({
  title: 'Screens/Bookings/Month',
  parameters: { router: { path: '/bookings', search } },
  render: () => <BookingScreens />,
});

export const Month = meta.story({ tags: ['screen'] });
export const Loading = meta.story({
  ...loading,
  play: async ({ canvas }) => {
    const shape = await canvas.findByRole('status', { name: 'Loading the bookings' });
    await expect(shape.querySelectorAll('td .mantine-Skeleton-root')).toHaveLength(62);
  },
});
export const Empty = meta.story({
  globals: { backend: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '0 bookings travel' })).toBeVisible();
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
  ...withRecord(bookingTable, { service_name: longNepali, start_date: '2027-03-18' }),
  play: async ({ canvas, userEvent }) => {
    const day = await canvas.findByRole('link', { name: new RegExp(longNepali) });
    await userEvent.hover(day);
    const names = await screen.findByRole('tooltip');
    await expect(names).toHaveTextContent(longNepali);
    await expect(names.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
});
/** Days of twenty bookings: a tint, bars and the number mark the busiest. */
export const Many = meta.story({
  parameters: { most: { bookings: 20_000 } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^[67]\d\d bookings travel$/ });
    await expect(link).toHaveAttribute('href', expect.stringContaining('view=days&from=2027-03-01&days=31'));
    await expect(canvas.getAllByText(/, \+1?\d$/).length).toBeGreaterThan(9);
  },
});

const booked = { status: 'confirmed', start_date: '2027-03-12', service_type: 'package' };

/** The days are shaded between the least and the busiest, and say what is booked when the pointer or the focus is there. */
export const NamesOfADay = meta.story({
  beforeEach: ({ msw }) => {
    const names = ['Gokyo', 'Gokyo', 'Rara', 'Mardi', 'Dolpo'];
    const data = [
      ...names.map((service_name, index) => ({ ...booked, id: index + 1, service_name })),
      { ...booked, id: 6, service_type: 'hotel', service_name: 'Hotel Yak' },
      ...[7, 8, 9].map((id) => ({ ...booked, id, service_name: 'Rara', start_date: '2027-03-14' })),
    ];
    msw.use(http.get('*/bookings/datatable', () => HttpResponse.json({ data })));
  },
  play: async ({ canvas, userEvent }) => {
    const day = await canvas.findByRole('link', { name: /^12 Mar 2027, 6 bookings, Gokyo × 2, Rara/ });
    const [least, busiest] = [canvas.getByRole('link', { name: /^14 Mar 2027, 3 bookings/ }), day];
    await expect(least.closest('td')).toHaveAttribute('data-load', '1');
    await expect(busiest.closest('td')).toHaveAttribute('data-load', '4');
    await userEvent.hover(day);
    const names = await screen.findByRole('tooltip');
    await expect(names.innerText.split('\n').slice(1)).toEqual([
      'Gokyo × 2',
      'Rara',
      'Mardi',
      'Dolpo',
      'Hotel Yak',
    ]);
    await userEvent.unhover(day);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    least.focus();
    await userEvent.tab({ shift: true });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Hotel Yak');
  },
});

/** A day links to its bookings, and the list's filters apply to the month. */
export const DayOpened = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent, router } = stage;
    await expect(await canvas.findByRole('link', { name: /bookings travel$/ })).toBeVisible();
    await openFilters(stage);
    await choose(stage, 'Status', 'Cancelled');
    await closeFilters(stage);
    await waitFor(() => expect(router.state.location.search).toEqual({ ...search, status: 'cancelled' }));
    const [day] = await canvas.findAllByRole('link', { name: /^\d+ Mar 2027, \d+ bookings?,/ });
    const date = String(Number(/^\d+/.exec(day?.textContent ?? '')?.[0])).padStart(2, '0');
    if (day) await userEvent.click(day);
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ view: 'manifest', day: `2027-03-${date}` }),
    );
  },
});

/** Month by month with the arrows, any month of a year by name, and back to today. */
export const Turned = meta.story({
  tags: ['tests'],
  play: async ({ canvas, userEvent, router }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Next month' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Apr 2027/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Previous year' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Dec 2026' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ ...search, month: '2026-12' }));
    await expect(await canvas.findByRole('button', { name: /^Dec 2026/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Today' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ view: 'board' }));
  },
});

/** The dates are in the calendar of the settings. */
export const InBikramSambat = meta.story({
  tags: ['tests'],
  beforeEach: () => display.set({ ...display.get(), calendar: 'bs' }),
  play: async ({ canvas }) => {
    const [day] = await canvas.findAllByRole('link', { name: /^\d+ Falgun 2083 BS, \d+ bookings?/ });
    await expect(day).toBeVisible();
    await expect(canvas.queryByText(/2027/)).not.toBeInTheDocument();
  },
});

/** An API with a name for the travel date that nobody foresaw: it is asked about once. */
export const Undated = meta.story({
  parameters: { router: { path: '/bookings', search: { ...search, status: 'pending' } } },
  beforeEach: ({ msw }) => {
    const data = Array.from({ length: 57 }, (_, index) => ({
      id: index + 1,
      status: 'pending',
      jatra_miti: '2027-03-12',
    }));
    msw.use(http.get('*/bookings/datatable', () => HttpResponse.json({ data })));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No booking has a travel date that can be read')).toBeVisible();
    await expect(canvas.getByText(/^57 bookings were read/)).toBeVisible();
    await expect(canvas.queryByText(/bookings travel$/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Show the list' })).toHaveAttribute(
      'href',
      '/bookings?status=pending',
    );
    const question = canvas.getByRole('combobox', { name: 'Which field is the first day of travel?' });
    await expect(question).toHaveDisplayValue('Jatra miti (2027-03-12)');
    await userEvent.click(canvas.getByRole('button', { name: 'Use these fields' }));
    await expect(await canvas.findByText(/^57 bookings travel/)).toBeVisible();
  },
});

/** An API that does not sort and has many pages: they are read on request. */
export const Unordered = meta.story({
  beforeEach: ({ msw }) => {
    const rows = Array.from({ length: 1150 }, (_, index) => ({
      id: index + 1,
      status: 'pending',
      service_name: `Trek ${index + 1}`,
      start_date: `2027-0${1 + (index % 6)}-12`,
    }));
    msw.use(
      http.get('*/bookings/datatable', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        const data = rows.slice((page - 1) * 100, page * 100);
        return HttpResponse.json({ data, meta: { last_page: 12, per_page: 100, current_page: page } });
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/all 12 pages of bookings must be read/)).toBeVisible();
    await expect(canvas.queryByText(/bookings travel$/)).not.toBeInTheDocument();
  },
});
export const UnorderedRead = meta.story({
  ...Unordered.input,
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read all' }));
    await expect(await canvas.findByRole('link', { name: '192 bookings travel' })).toBeVisible();
  },
});

/** An API that sends its first page whichever is requested: the numbers are said to be too low. */
export const FirstPageOnly = meta.story({
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    const data = [1, 2].map((id) => ({ id, status: 'pending', start_date: '2027-03-18' }));
    msw.use(
      http.get('*/bookings/datatable', () =>
        HttpResponse.json({ data, meta: { last_page: 3, per_page: 2, current_page: 1 } }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2 of about 6 bookings were read/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2 bookings travel' })).toBeVisible();
  },
});
