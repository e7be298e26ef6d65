import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor, within } from 'storybook/test';
import { DeparturesScreen } from '@/features/departures/departures-screen';
import { packageTable } from '@/mocks/seed/packages';
import preview from '../../.storybook/preview';
import { book, bookingsAddress, unorderedBookings } from '../support/departure-bookings';
import { departureStories, refusedOnce } from '../support/departure-stories';
import { choose, closeFilters, expectForbidden, openFilters, rowOf } from '../support/plays';
import { forbidden, withRecord } from '../support/story-parts';
import { longNepali } from '../support/texts';

/** Two weekends with departures follow. */
const today = '2027-02-25';

const meta = preview.meta({
  title: 'Screens/Departures/Next 30 days',
  parameters: { router: { path: '/departures' } },
  render: () => <DeparturesScreen today={today} />,
});

/** Two of the departures are booked. */
const booked = {
  beforeEach: async (context: Parameters<typeof book>[0]) => {
    await book(context, 1, '2027-03-06', { adults: 3 }, { status: 'pending' as const }, { adults: 1 });
    await book(context, 6, '2027-03-20', {});
  },
};

const all = /^All 2\d$/;
const someBooked = /^With bookings [1-9]\d*$/;

/** The filters above the departures; one of them is also a view of the list. */
const choices = async ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  within(await canvas.findByRole('navigation', { name: 'Bookings' }));

export const List = meta.story({ ...booked, tags: ['screen'] });

export const Loading = meta.story(departureStories.loading);
export const Empty = meta.story({
  globals: { backend: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No departures on these days' })).toBeVisible();
  },
});
export const Failed = meta.story(departureStories.failed);
export const Forbidden = meta.story({
  ...forbidden('*/v1/admin/package/packages/datatable'),
  play: (stage) => expectForbidden(stage, 'the packages', { label: 'Home', to: '/' }),
});
export const LongText = meta.story({
  ...withRecord(packageTable, { name: longNepali }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longNepali))[0]).toBeVisible();
  },
});

/** A package that fails to load is reported, with Retry; the others are shown. */
export const PartFailed = meta.story({
  ...booked,
  beforeEach: async (context) => {
    await booked.beforeEach(context);
    context.msw.use(refusedOnce(3));
  },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await expect(await canvas.findByText('The departures of 1 package could not be read.')).toBeVisible();
    await expect(await rowOf(stage, 'Everest Base Camp Trek')).toBeVisible();
    await expect(canvas.queryByText('Gokyo Lakes and Renjo La')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await rowOf(stage, 'Gokyo Lakes and Renjo La')).toBeVisible();
  },
});

export const BookingsFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.get(bookingsAddress, () => HttpResponse.json({ message: 'No.' }, { status: 403 }))),
  play: async (stage) => {
    await expect(await stage.canvas.findByText('The bookings could not be read.')).toBeVisible();
    const links = await choices(stage);
    await expect(await links.findByRole('link', { name: all })).toBeVisible();
    await expect(links.getByRole('link', { name: 'Without bookings' })).toBeVisible();
  },
});

/** An API that omits optional fields: the status is unknown, the numbers are not. */
export const BareApi = meta.story({
  tags: ['repetition'],
  ...booked,
  globals: { dialect: 'bare' },
  play: async (stage) => {
    const row = within(await rowOf(stage, 'Everest Base Camp Trek'));
    await expect(await row.findByRole('link', { name: /^3( bookings)?$/ })).toBeVisible();
    await expect(row.getByText('Unknown')).toBeVisible();
    await expect(await stage.canvas.findByRole('link', { name: someBooked })).toBeVisible();
  },
});

/** Too many bookings, of which a part is read: departures without any so far are in neither list. */
export const BookingsInPart = meta.story({
  tags: ['tests'],
  beforeEach: ({ msw }) => msw.use(unorderedBookings('2027-03-06')),
  play: async (stage) => {
    const { canvas } = stage;
    await expect(await canvas.findByText(/of about 6,000 bookings were read/)).toBeVisible();
    const links = await choices(stage);
    await expect(await links.findByRole('link', { name: 'With bookings 1+' })).toBeVisible();
    await expect(links.getByRole('link', { name: 'Without bookings' })).toBeVisible();
  },
});

/** Departures with bookings, and those without. */
export const Chosen = meta.story({
  ...booked,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent, router } = stage;
    const links = await choices(stage);
    await userEvent.click(await links.findByRole('link', { name: someBooked }));
    await waitFor(() => expect(router.state.location.search).toEqual({ booked: 'with' }));
    const row = await rowOf(stage, 'Everest Base Camp Trek');
    await expect(within(row).getByRole('link', { name: /^3( bookings)?$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('2027-03-06'),
    );
    await expect(canvas.queryByText('Upper Mustang by Motorbike')).not.toBeInTheDocument();
    await userEvent.click(links.getByRole('link', { name: /^Without bookings/ }));
    await expect(await rowOf(stage, 'Upper Mustang by Motorbike')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '90 days' }));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ booked: 'without', span: '90' }),
    );
    await expect(canvas.getByRole('link', { name: 'Next 90 days', current: 'page' })).toBeVisible();
  },
});

/** The packages are filtered as in their list, even if the API ignores filters. */
export const Filtered = meta.story({
  tags: ['tests'],
  globals: { dialect: 'deaf' },
  play: async (stage) => {
    const { canvas } = stage;
    await expect(await rowOf(stage, 'Annapurna Base Camp Trek')).toBeVisible();
    await openFilters(stage);
    await choose(stage, 'Region', 'Everest');
    await closeFilters(stage);
    await expect(await rowOf(stage, 'Everest Base Camp Trek')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Annapurna Base Camp Trek')).not.toBeInTheDocument());
  },
});

/** Of 10,000 packages 200 are read; the others on request. */
export const Many = meta.story({
  tags: ['tests'],
  globals: { backend: 'large' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByText(/^Stopped: \d+ of 200 packages read\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Read more packages' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(await canvas.findByText(/^\d+ of 200 packages read$/)).toBeVisible();
  },
});
