import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor, within } from 'storybook/test';
import { display } from '@/components/text/display';
import { ShownDays } from '@/domain/nepal/days/shown-days';
import { useDays } from '@/domain/nepal/days/use-days';
import { BookingScreens } from '@/features/bookings/booking-screens';
import { DeparturesScreen } from '@/features/departures/departures-screen';
import { DepartureList } from '@/features/packages/departures/departure-list';
import { departureTable } from '@/mocks/seed/departures';
import preview from '../../.storybook/preview';
import { wide } from '../support/wide';

/** What is known about the days of screens: feasts, the monsoon, passes that winter closes. */
const meta = preview.meta({ title: 'Screens/Feasts and seasons' });

const Line = ({ from, to }: { from: string; to: string }) => (
  <ShownDays days={useDays()} range={{ from, to }} />
);

/** Where published dates of a feast differ, both are shown. */
export const Autumn = meta.story({
  render: () => <Line from="2026-09-01" to="2026-11-30" />,
  play: async ({ canvas }) => {
    const line = within(await canvas.findByRole('list', { name: 'Feasts and seasons' }));
    await expect(line.getByText('Dashain: Ghatasthapana, 11 Oct 2026')).toBeVisible();
    await expect(line.getByText('Dashain: Vijaya Dashami, sources differ: 20 or 21 Oct 2026')).toBeVisible();
    await expect(line.getByText('Monsoon, usually June to September')).toBeVisible();
  },
});

export const Many = meta.story({ tags: ['tests'], render: () => <Line from="2025-04-14" to="2027-04-13" /> });
export const Phone = meta.story({ ...Autumn.input, globals: { viewport: { value: 'phone' } } });

/** Feasts of later years are not published, so there are none. */
export const Empty = meta.story({
  tags: ['tests'],
  render: () => <Line from="2028-10-01" to="2028-10-31" />,
  play: async ({ canvas }) => {
    const line = within(await canvas.findByRole('list', { name: 'Feasts and seasons' }));
    await expect(line.getAllByRole('listitem')).toHaveLength(1);
  },
});

export const BikramSambat = meta.story({
  tags: ['tests'],
  render: Autumn.input.render,
  beforeEach: () => display.set({ ...display.get(), calendar: 'bs' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ghatasthapana, 25 Asoj 2083 BS/)).toBeVisible();
  },
});

/** Each week’s head says what it has. */
export const OnTheBoard = meta.story({
  render: () => <DeparturesScreen today="2026-09-24" />,
  parameters: { router: { path: '/departures', search: { view: 'season' } } },
  globals: wide,
  play: async ({ canvas }) => {
    const week = await canvas.findByRole('button', { name: '11, week of 11 Oct 2026' });
    await waitFor(() =>
      expect(week).toHaveAccessibleDescription('Dashain: Ghatasthapana, Dashain: Phulpati (sources differ)'),
    );
  },
});

export const OnTheBoardPhone = meta.story({
  tags: ['tests'],
  render: OnTheBoard.input.render,
  parameters: OnTheBoard.input.parameters,
  globals: { viewport: { value: 'phone' } },
});

/** The feast is in the cell of its day, below the bookings. */
export const InTheMonth = meta.story({
  render: () => <BookingScreens />,
  parameters: { router: { path: '/bookings', search: { view: 'board', month: '2027-03' } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('cell', { name: /^21 Mar 2027|^21 .*Holi in the hills/ }),
    ).toHaveTextContent('Holi in the hills');
    await expect(canvas.getByText('Gyalpo Losar, sources differ: 7 Feb 2027 or 9 Mar 2027')).toBeVisible();
  },
});

const departures = async ({ backend }: Pick<StoryContext, 'backend'>) => {
  await backend.db.run('write', () =>
    backend.db.table(departureTable).insert({
      package_id: 1,
      departure_date: '2027-03-21',
      discount_percent: 0,
      offer_title: null,
      status: 1,
    }),
  );
};

export const InDepartures = meta.story({
  tags: ['tests'],
  render: () => <DepartureList packageId={1} view="calendar" today="2026-11-28" />,
  parameters: { router: { path: '/packages/1/departures', search: { view: 'calendar' } } },
  beforeEach: departures,
  play: async ({ canvas }) => {
    const march = await canvas.findByRole('table', { name: /Mar 2027/ });
    await waitFor(() =>
      expect(within(march).getByRole('cell', { name: /Holi in the hills/ })).toHaveTextContent(/departure/),
    );
    await expect(canvas.queryByText(/Thorong La/)).not.toBeInTheDocument();
  },
});
