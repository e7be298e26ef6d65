import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { BookingScreens } from '@/features/bookings/booking-screens';
import preview from '../../.storybook/preview';
import { expectPageFits } from '../support/page-fits';
import { expectRetry } from '../support/plays';
import { failing, loading } from '../support/story-parts';
import { longNepali } from '../support/texts';

const day = '2027-03-18';
const at = (search: object) => ({
  parameters: { router: { path: '/bookings', search: { view: 'manifest', day, ...search } } },
});
const departure = at({ service_type: 'package', service: 1 });

const meta = preview.meta({
  title: 'Screens/Bookings/Manifest',
  ...at({}),
  render: () => <BookingScreens />,
});

/** The backend returns only these rows. */
const withRows = (rows: readonly object[]) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: ReturnType<typeof http.get>[]) => void } }) =>
    msw.use(http.get('*/bookings/datatable', () => HttpResponse.json({ data: rows }))),
});

const names = ['Anjali Thapa Magar', 'विनोद श्रेष्ठ', 'Pemba Sherpa', 'Sita Rai', 'Kabir Gurung'];

const everest = (id: number) => ({
  id,
  service_type: 'package',
  service_id: 1,
  service_name: 'Everest Base Camp Trek',
  status: id % 4 === 0 ? 'pending' : 'confirmed',
  start_date: day,
  adults: 1 + (id % 3),
  children: id % 2,
  total_amount: 185_000,
  paid_amount: id % 3 === 0 ? 185_000 : 46_250,
  contact_name: names[id % names.length],
  contact_phone: id % 5 === 0 ? null : '+977 984-1234567',
  note: id % 4 === 1 ? 'शाकाहारी खाना चाहिन्छ। One of us is allergic to peanuts.' : null,
});

const group = Array.from({ length: 9 }, (_, index) => everest(index + 1));

export const Day = meta.story({ tags: ['screen'] });
export const Departure = meta.story({
  ...departure,
  ...withRows([...group, { ...everest(10), status: 'cancelled' }, { ...everest(11), service_id: 2 }]),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Everest Base Camp Trek' }),
    ).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Manifest' }));
    await expect(table.getByRole('row', { name: /^Total 23 NPR\s8,32,500 NPR\s8,32,500/ })).toBeVisible();
    await expect(canvas.getByText('1 cancelled booking')).toBeVisible();
  },
});
/** As printed: without the shell, and black on white in any theme. */
export const OnPaper = meta.story({
  ...departure,
  ...withRows(group),
  parameters: { ...departure.parameters, chromatic: { media: 'print' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Manifest of Everest Base Camp Trek')).toBeInTheDocument();
    const head = canvasElement.querySelector('[data-print-head]');
    await expect(head).toHaveTextContent(/Thu 18 Mar 2027/);
    await expect(head).toHaveTextContent(/Printed \d+ \w+ \d{4}.+, \d\d:\d\dby \w+/);
    for (const field of ['Guide', 'Notes', 'Date and signature'])
      await expect(canvas.getByText(field)).toBeInTheDocument();
  },
});
/** Eighty bookings: a second page. */
export const Many = meta.story({
  ...departure,
  ...withRows(Array.from({ length: 80 }, (_, index) => everest(index + 1))),
});
export const Loading = meta.story({
  ...loading,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the bookings' })).toBeVisible();
  },
});
export const Empty = meta.story({
  globals: { backend: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nobody travels' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  },
});
export const Failed = meta.story({
  ...failing,
  play: (stage) => expectRetry(stage, 'Could not load the bookings'),
});
export const LongText = meta.story({
  ...departure,
  ...withRows([{ ...everest(1), service_name: longNepali, contact_name: longNepali, note: longNepali }]),
  play: async ({ canvas }) => {
    for (const text of await canvas.findAllByText(longNepali)) await expect(text).toBeVisible();
  },
});
/** A word wider than a phone is broken, and the status beside it is not. */
export const LongWordOnPhone = meta.story({
  ...departure,
  ...withRows([{ ...everest(1), contact_name: longNepali.replaceAll(' ', '') }]),
  tags: ['tests'],
  globals: { viewport: { value: 'phone' } },
  play: async (stage) => {
    const label = await stage.canvas.findByText('Confirmed');
    await expectPageFits(stage);
    await expect(label.scrollWidth).toBe(label.clientWidth);
  },
});
/** An API that only returns names and dates. */
export const BareRows = meta.story({
  ...withRows([{ id: 1, status: 'confirmed', start_date: day }]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Unnamed booking (ID 1)'))[0]).toBeVisible();
    for (const omitted of ['Paid', 'Travellers', 'Still to pay'])
      await expect(canvas.queryByText(omitted)).not.toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: 'Phone' })).toBeVisible();
  },
});
/** The bookings name no package: nobody is said to travel with it, and nobody is said not to. */
export const NobodySaysService = meta.story({
  ...departure,
  ...withRows([{ id: 1, status: 'confirmed', start_date: day }]),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The bookings on this day do not say what they are for' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show everyone who travels that day' })).toHaveAttribute(
      'href',
      `/bookings?view=manifest&day=${day}`,
    );
  },
});
