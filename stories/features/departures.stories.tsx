import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { display } from '@/components/text/display';
import { DepartureCreate } from '@/features/packages/departures/departure-create';
import { DepartureList } from '@/features/packages/departures/departure-list';
import type { Departure } from '@/generated/model';
import { digits } from '@/lib/formats/digits';
import { departureTable } from '@/mocks/seed/departures';
import preview from '../../.storybook/preview';
import { book, bookingsAddress, unorderedBookings } from '../support/departure-bookings';
import { saving } from '../support/form-stories';
import { listStories } from '../support/list-stories';
import { deleteRow, expectMissing, expectRefusal, rowOf, saveTo, type } from '../support/plays';
import { withRecord } from '../support/story-parts';
import { longNepali } from '../support/texts';

const today = '2026-11-21';
const home = '/packages/1/departures';
const at = (path: string) => ({ router: { path } });
const listAddress = '*/v1/admin/packages/:packageId/departures';

const meta = preview.meta({ title: 'Screens/Packages/Departures/List', parameters: at(home) });

const stories = listStories({
  path: home,
  nouns: 'departures',
  table: departureTable,
  list: <DepartureList packageId={1} today={today} />,
  longText: {},
  address: listAddress,
  above: { label: 'Packages', to: '/packages' },
});

export const List = meta.story({ ...stories.list, tags: ['screen'] });
export const ListLoading = meta.story({ ...stories.listLoading, tags: ['repetition'] });
export const ListEmpty = meta.story({
  ...stories.listEmpty,
  beforeEach: ({ msw }) => {
    msw.use(http.get(listAddress, () => HttpResponse.json({ data: [] })));
  },
});
export const ListFailed = meta.story({ ...stories.listFailed, tags: ['repetition'] });
export const ListForbidden = meta.story({ ...stories.listForbidden, tags: ['repetition'] });
export const ListLongText = meta.story({
  ...stories.listLongText,
  ...withRecord(departureTable, { offer_title: longNepali }, 3),
});

/** The bookings of a departure, beside its date; the number links to them. */
export const Booked = meta.story({
  ...List.input,
  beforeEach: async (context) => {
    const status = 'pending';
    await book(context, 1, '2027-03-06', { adults: 3 }, { status }, { status: 'cancelled' });
  },
  play: async (stage) => {
    const booked = within(await rowOf(stage, '6 Mar 2027'));
    const link = await booked.findByRole('link', { name: '2 bookings' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('2027-03-06'));
    await expect(booked.getByText('· 5 travellers')).toBeVisible();
    await expect(booked.getByText('· 1 pending')).toBeVisible();
    await expect(await rowOf(stage, '20 Mar 2027')).toHaveTextContent('No bookings');
    await expect(await rowOf(stage, '17 Oct 2026')).not.toHaveTextContent('No bookings');
  },
});

/** The departures are shown without their bookings. */
export const BookingsFailed = meta.story({
  ...List.input,
  beforeEach: ({ msw }) => {
    msw.use(http.get(bookingsAddress, () => HttpResponse.json({ message: 'No.' }, { status: 403 })));
  },
  play: async (stage) => {
    await expect(await stage.canvas.findByText('The bookings could not be read.')).toBeVisible();
    await expect(await rowOf(stage, '6 Mar 2027')).not.toHaveTextContent('No bookings');
    await expect(stage.canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** Too many unsorted bookings, of which a part is read: unknown numbers are not shown as zero. */
export const BookingsInPart = meta.story({
  ...List.input,
  tags: ['tests'],
  beforeEach: ({ msw }) => msw.use(unorderedBookings('2027-03-06')),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await expect(
      await canvas.findByText('2,500 of about 6,000 bookings were read: there may be more.'),
    ).toBeVisible();
    await expect(
      within(await rowOf(stage, '6 Mar 2027')).getByRole('link', { name: '1+ bookings' }),
    ).toBeVisible();
    await expect(await rowOf(stage, '20 Mar 2027')).not.toHaveTextContent('No bookings');
    await userEvent.click(canvas.getByRole('button', { name: 'Read all' }));
    await waitFor(() => expect(canvas.queryByText(/there may be more/)).not.toBeInTheDocument());
    await expect(await rowOf(stage, '20 Mar 2027')).toHaveTextContent('No bookings');
  },
});

export const Calendar = meta.story({
  render: () => <DepartureList packageId={1} today={today} view="calendar" />,
  beforeEach: (context) => book(context, 1, '2027-03-06', {}, { status: 'pending' }),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('table');
    await expect(first).toHaveAccessibleName(/^Mar 2027/);
    const march = within(canvas.getByRole('table', { name: /^Mar 2027/ }));
    await expect(
      await march.findByRole('link', { name: '6 departure, 2 bookings, 4 travellers, 1 pending' }),
    ).toBeVisible();
    await expect(march.getByRole('cell', { name: /^20 departure, 12.5%.*, no bookings$/ })).toBeVisible();
    const october = within(canvas.getByRole('table', { name: /^Oct 2026/ }));
    await expect(october.getByRole('cell', { name: /^17 departure, past/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page');
  },
});

export const CalendarEmpty = meta.story({
  ...Calendar.input,
  beforeEach: ListEmpty.input.beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No departures yet.')).toBeVisible();
  },
});

export const NextMarked = meta.story({
  ...List.input,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas } = stage;
    const next = await rowOf(stage, '6 Mar 2027');
    await expect(next).toHaveTextContent('22 Falgun 2083 BS');
    await expect(within(next).getByText('Next')).toBeVisible();
    await expect(within(await rowOf(stage, '17 Oct 2026')).getByText('Past')).toBeVisible();
    await expect(canvas.getAllByText('Next')).toHaveLength(1);
  },
});

/** With only one calendar, one column has the date. */
export const InBikramSambat = meta.story({
  ...List.input,
  tags: ['tests'],
  beforeEach: () => display.set({ ...display.get(), calendar: 'bs' }),
  play: async (stage) => {
    const { canvas } = stage;
    await expect(
      within(await rowOf(stage, '22 Falgun 2083 BS')).getByRole('button', {
        name: 'Edit 22 Falgun 2083 BS',
      }),
    ).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Bikram Sambat' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/2027/)).not.toBeInTheDocument();
  },
});

/** In both calendars, that of Bikram Sambat first, and in Devanagari digits. */
export const BikramSambatFirst = meta.story({
  ...List.input,
  tags: ['tests'],
  beforeEach: () => {
    display.set({ ...display.get(), calendar: 'bs-first' });
    digits.set('devanagari');
  },
  play: async (stage) => {
    const row = await rowOf(stage, '२२ Falgun २०८३ BS');
    await expect(within(row).getByText('६ Mar २०२७')).toBeVisible();
    await expect(stage.canvas.getByRole('columnheader', { name: /Gregorian/ })).toBeVisible();
    await expect(stage.canvas.getByRole('navigation', { name: /^Pages of/ })).toHaveTextContent(/१–१० of १/);
  },
});

/** A backend without paging and `meta`. */
export const ListWithoutPages = meta.story({
  render: List.input.render,
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    const data = Array.from({ length: 23 }, (_, index) => ({
      id: index + 1,
      departure_date: `2027-03-${String(index + 1).padStart(2, '0')}`,
      status: 1,
    }));
    msw.use(http.get(listAddress, () => HttpResponse.json({ data })));
  },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await expect(await canvas.findByText('1–10 of 23')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await rowOf(stage, '11 Mar 2027')).toBeVisible();
  },
});

export const Delete = meta.story({
  render: List.input.render,
  tags: ['tests'],
  play: async (stage) => {
    await deleteRow(stage, '6 Mar 2027');
    await waitFor(() =>
      expect(stage.canvas.queryByRole('checkbox', { name: 'Select 6 Mar 2027' })).not.toBeInTheDocument(),
    );
  },
});

export const DeleteSeveral = meta.story({
  render: List.input.render,
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select 6 Mar 2027' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 20 Mar 2027' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete selected' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('2 of 2 done')).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('checkbox', { name: 'Select 20 Mar 2027' })).not.toBeInTheDocument(),
    );
  },
});

export const Edit = meta.story({
  render: List.input.render,
  tags: ['tests'],
  play: async (stage) => {
    const { userEvent, router } = stage;
    const row = within(await rowOf(stage, '6 Mar 2027'));
    await userEvent.click(row.getByRole('button', { name: /^Edit / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete and create again?' }));
    await waitFor(() => expect(dialog.getByText(/cannot be changed/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/packages/1/departures/create'));
    await expect(router.state.location.search).toHaveProperty('replaces');
  },
});

export const Create = meta.story({
  render: () => <DepartureCreate packageId={1} today={today} />,
  parameters: at(`${home}/create`),
  tags: ['screen'],
});

export const Created = meta.story({
  ...Create.input,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent, backend } = stage;
    const date = await canvas.findByRole('textbox', { name: 'Departure date' });
    await userEvent.type(date, '२०८३-१२-०४');
    await expect(date).toHaveAccessibleDescription('18 Mar 2027, 4 Chaitra 2083 BS');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Offer title' }), 'Holi early bird');
    await saveTo(stage, home);
    const rows = await backend.db.run('read', () => backend.db.table(departureTable).all());
    await expect(rows.at(-1)).toMatchObject({
      package_id: 1,
      departure_date: '2027-03-18',
      discount_percent: 0,
      offer_title: 'Holi early bird',
      status: 1,
    });
  },
});

export const CreateOnATakenDay = meta.story({
  render: Create.input.render,
  parameters: at(`${home}/create`),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Departure date' }), '2027-03-20');
    await expect(await canvas.findByText('There is a departure on this day already.')).toBeVisible();
  },
});

export const CreateRefused = meta.story({
  render: Create.input.render,
  parameters: at(`${home}/create`),
  beforeEach: ({ msw }) => {
    const errors = { departure_date: ['The guide is not free on this day.'] };
    msw.use(
      http.post(listAddress, () => HttpResponse.json({ message: 'Refused.', errors }, { status: 422 })),
    );
  },
  play: async (stage) => {
    const date = await stage.canvas.findByRole('textbox', { name: 'Departure date' });
    await stage.userEvent.type(date, '2027-03-18');
    await expectRefusal(stage, date, /guide is not free/);
  },
});

export const CreateSaving = meta.story({
  render: Create.input.render,
  parameters: at(`${home}/create`),
  ...saving((stage) => type(stage, 'Departure date', '2027-03-18')),
});

/** The form is cleared and left on 201 only. */
export const CreateAnswered200 = meta.story({
  render: Create.input.render,
  parameters: at(`${home}/create`),
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    const data: Departure = { id: 900, departure_date: '2027-03-18', status: 1 };
    msw.use(http.post(listAddress, () => HttpResponse.json({ data }, { status: 200 })));
  },
  play: async ({ canvas, userEvent, router }) => {
    const date = await canvas.findByRole('textbox', { name: 'Departure date' });
    await userEvent.type(date, '2027-03-18');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByText('Saved, but the server answered 200; check the list before saving again.'),
    ).toBeVisible();
    await expect(date).toHaveValue('18 Mar 2027');
    await expect(router.state.location.pathname).toBe(`${home}/create`);
  },
});

export const Replace = meta.story({
  render: () => <DepartureCreate packageId={1} replaces={3} today={today} />,
  parameters: at(`${home}/create`),
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent, backend } = stage;
    const old = await backend.db.run('read', () => backend.db.table(departureTable).get(3));
    const title = await canvas.findByRole('textbox', { name: 'Offer title' });
    await expect(canvas.getByText(/deletes the old one/)).toBeVisible();
    await userEvent.clear(title);
    await userEvent.type(title, 'Last places');
    await saveTo(stage, home);
    const rows = await backend.db.run('read', () => backend.db.table(departureTable).all());
    await expect(rows.find(({ id }) => id === 3)).toBeUndefined();
    await expect(rows.at(-1)).toMatchObject({
      departure_date: old?.departure_date,
      offer_title: 'Last places',
    });
  },
});

export const ReplaceMissing = meta.story({
  render: () => <DepartureCreate packageId={1} replaces={99_999} />,
  parameters: at(`${home}/create`),
  play: (stage) => expectMissing(stage, 'departure', { label: 'Packages', to: '/packages' }),
});
