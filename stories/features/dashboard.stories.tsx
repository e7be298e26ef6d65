import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor, within } from 'storybook/test';
import { type ShopHealth, shopHealth } from '@/domain/listings/shop-health';
import { Dashboard } from '@/features/dashboard/dashboard';
import { addDays, daysBetween, todayInNepal } from '@/lib/dates';
import { saveDraft } from '@/lib/draft';
import { rememberOpened } from '@/lib/opened-records';
import { saveUser } from '@/session/tokens';
import preview from '../../.storybook/preview';
import { failing, slow } from '../support/story-parts';
import { longNepali } from '../support/texts';

const nothing = { data: [], meta: { last_page: 1, per_page: 1, current_page: 1 } };

const meta = preview.meta({
  title: 'Screens/Home',
  render: () => <Dashboard />,
  beforeEach: ({ msw }) => {
    saveUser({ id: 1, first_name: 'Maya' });
    msw.use(
      http.get('*/homestays/datatable', () => HttpResponse.json(nothing)),
      http.get('*/hotels/datatable', () => HttpResponse.json(nothing)),
    );
  },
});

export const Default = meta.story({ tags: ['screen'] });

export const Loading = meta.story({
  ...slow,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('status', { name: 'Loading: Bookings that need action' }),
    ).toBeVisible();
  },
});

/** Each card fails by itself. */
export const Failed = meta.story({
  ...failing,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Retry: Bookings that need action' }),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'Retry: Package requests waiting' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Retry: Confirmed' })).toBeVisible();
  },
});

/** How long the oldest request has waited, as far as the requests say. */
export const OldestRequest = meta.story({
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    const waiting = ['2026-11-20T02:00:00Z', '2026-11-09T10:15:00+05:45'].map((created_at, index) => ({
      id: index + 1,
      name: 'Tilicho',
      status: false,
      request_status: 'pending',
      created_at,
    }));
    const page = (data: object[]) => ({ data, meta: { last_page: 1, per_page: 100, current_page: 1 } });
    msw.use(
      http.get('*/homestays/datatable', () => HttpResponse.json(page(waiting))),
      http.get('*/hotels/datatable', () =>
        HttpResponse.json(page(waiting.map(({ created_at: _, ...row }) => row))),
      ),
    );
  },
  play: async ({ canvas }) => {
    const card = (name: string) => within(canvas.getByRole('region', { name }));
    const days = String(daysBetween('2026-11-09', todayInNepal()));
    const oldest = await card('Homestay requests waiting').findByText(/^The oldest has waited/);
    await expect(oldest).toHaveTextContent(
      `The oldest has waited for ${days} days, since 9 Nov 2026 · 23 Kartik 2083 BS.`,
    );
    await expect(await card('Hotel requests waiting').findByRole('link', { name: '2' })).toBeVisible();
    await expect(card('Hotel requests waiting').queryByText(/oldest/)).not.toBeInTheDocument();
  },
});

/** The numbers are those of the lists that they lead to. */
export const Numbers = meta.story({
  tags: ['tests'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome, Maya' })).toBeVisible();
    const card = within(await canvas.findByRole('region', { name: 'Bookings that need action' }));
    const link = await card.findByRole('link');
    await expect(link).toHaveAttribute('href', '/bookings?status=pending');
    const chart = within(canvas.getByRole('region', { name: 'Bookings by status' }));
    const bar = await chart.findByRole('link', { name: /Pending/ });
    await expect(bar).toHaveTextContent(link.textContent);
  },
});

/** An API that ignores filters: requests are counted by what they say, bookings are not counted. */
export const Unfiltered = meta.story({
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    const rows = (count: number, row: (index: number) => object) =>
      Array.from({ length: count }, (_, index) => ({ id: index + 1, ...row(index) }));
    const waiting = rows(30, (index) => ({
      name: 'Tilicho',
      status: false,
      request_status: index % 2 === 0 ? 'pending' : 'approved',
    }));
    const booked = rows(40, (index) => ({
      status: index % 2 === 0 ? 'pending' : 'confirmed',
      service_type: index % 2 === 0 ? 'package' : 'hotel',
    }));
    const list = (path: string, all: object[]) =>
      http.get(path, ({ request }) => {
        const { searchParams } = new URL(request.url);
        const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('per_page'))];
        const meta = { last_page: Math.ceil(all.length / size), per_page: size, current_page: page };
        return HttpResponse.json({ data: all.slice((page - 1) * size, page * size), meta });
      });
    msw.use(list('*/hotels/datatable', waiting), list('*/bookings/datatable', booked));
  },
  play: async ({ canvas }) => {
    const region = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(await region('Hotel requests waiting').findByRole('link', { name: '15' })).toBeVisible();
    await expect(
      await region('Bookings that need action').findByRole('link', { name: 'Unknown' }),
    ).toBeVisible();
    for (const [chart, bar] of [
      ['Bookings by status', /^Unknown.*Pending$/],
      ['Bookings by service type', /^Unknown.*Package$/],
    ] as const)
      await expect(await region(chart).findByRole('link', { name: bar })).toBeVisible();
  },
});

const panelOf = (canvas: StoryContext['canvas']) =>
  within(canvas.getByRole('region', { name: 'Shop health' }));

/** A look over the shop is begun, paused, gone on with, and its result stays. */
export const ShopChecked = meta.story({
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const panel = panelOf(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Check now' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Pause' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(panel.getByRole('button', { name: 'Check again' })).toBeVisible());
    await expect(panel.getByText(/listings checked on/)).toBeVisible();
    await expect(shopHealth.get()).toMatchObject({ failed: 0, skipped: 0 });
    const weeks = within(canvas.getByRole('region', { name: 'Departures by week' }));
    await expect(weeks.getAllByRole('link')).toHaveLength(8);
  },
});

/** It is stopped while it runs, and while it is paused; what was seen by then is kept. */
export const ShopCheckStopped = meta.story({
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const panel = panelOf(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(panel.getByText(/^[1-9]\d* of \d+ checked/)).toBeVisible());
    await userEvent.click(panel.getByRole('button', { name: 'Stop' }));
    await expect(await panel.findByText(/It was stopped before \d+ parts\./)).toBeVisible();
    const seen = shopHealth.get()?.seen ?? 0;
    await expect(seen).toBeGreaterThan(0);

    await userEvent.click(await panel.findByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(panel.getByText(/^[1-9]\d* of \d+ checked/)).toBeVisible());
    await userEvent.click(panel.getByRole('button', { name: 'Pause' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Go on' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Pause' }));
    await panel.findByRole('button', { name: 'Go on' });
    await userEvent.click(panel.getByRole('button', { name: 'Stop' }));
    await expect(await panel.findByRole('button', { name: 'Check again' })).toBeVisible();
    await expect(shopHealth.get()?.skipped).toBeGreaterThan(0);
  },
});

const today = todayInNepal();
const noPrice = { rule: 'price', text: 'No price', blocking: true };
const noImages = { rule: 'image', text: 'No images', blocking: true };
const checked: ShopHealth = {
  at: Date.now(),
  seen: 118,
  failed: 0,
  skipped: 0,
  gaps: [
    { ...noPrice, path: '/packages/3/view', name: 'Langtang Valley Trek' },
    { ...noImages, path: '/packages/3/view', name: 'Langtang Valley Trek' },
    { ...noImages, path: '/homestays/1/view', name: longNepali },
  ],
  shared: {},
  departures: [
    { path: '/packages/3/departures', name: 'Langtang Valley Trek', dates: [today, addDays(today, 40)] },
    { path: '/packages/4/departures', name: longNepali, dates: [addDays(today, 3)] },
  ],
  undated: 0,
};

const afterCheck = { beforeEach: () => shopHealth.set(checked) };

export const Checked = meta.story({
  ...afterCheck,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Departures in the next 30 days' }));
    await expect(card.getByRole('link', { name: '2' })).toHaveAttribute('href', '/?show=departures');
    const listings = within(canvas.getByRole('region', { name: 'Listings not ready to be sold' }));
    await expect(listings.getByRole('link', { name: '2' })).toHaveAttribute('href', '/?show=unready');
    await expect(panelOf(canvas).getByRole('link', { name: 'No image: 2 listings' })).toHaveAttribute(
      'href',
      '/?show=image',
    );
  },
});

const listed = (search: Record<string, unknown>) => ({
  ...afterCheck,
  parameters: { router: { path: '/', search } },
});

export const Found = meta.story({
  ...listed({ show: 'image' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'No image' })).toBeVisible();
    await expect(canvas.getByText('2 listings')).toBeVisible();
    await expect(canvas.getByRole('link', { name: longNepali })).toHaveAttribute('href', '/homestays/1/view');
    await expect(canvas.getByText('No price, No images')).toBeVisible();
  },
});

export const FoundDepartures = meta.story({
  ...listed({ show: 'departures' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 departures')).toBeVisible();
    await expect(canvas.getByRole('link', { name: longNepali })).toBeVisible();
  },
});

/** A link to a list that this browser has nothing for says so. */
export const NothingChecked = meta.story({
  parameters: { router: { path: '/', search: { show: 'price' } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The shop has not been checked in this browser' }),
    ).toBeVisible();
  },
});

/** What was opened last, of all kinds, is one click away. */
export const OpenedLast = meta.story({
  tags: ['tests'],
  beforeEach: () => {
    rememberOpened('1', { area: '/packages', id: 3, name: 'Langtang Valley Trek' });
    rememberOpened('1', { area: '/users', id: 7, name: 'Pemba Sherpa' });
  },
  play: async ({ canvas }) => {
    const opened = within(canvas.getByRole('region', { name: 'Opened last' }));
    const links = opened.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/users/7/edit',
      '/packages/3/view',
    ]);
  },
});

/** What was left unsaved is offered. */
export const Drafts = meta.story({
  tags: ['tests'],
  beforeEach: () => {
    saveDraft('1', '/features/create', { at: Date.now(), label: 'Create feature', values: { title: 'Yak' } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Create feature, / })).toHaveAttribute(
      'href',
      '/features/create',
    );
  },
});
