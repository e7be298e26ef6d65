import { useLocation } from '@tanstack/react-router';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor, within } from 'storybook/test';
import { countFound, shopHealth } from '@/domain/listings/shop-health';
import { homestayRoomsOf } from '@/features/stays/kinds/homestay-room-values';
import { homestayView } from '@/features/stays/kinds/homestay-view';
import { StayView } from '@/features/stays/view/stay-view';
import { listHomestays } from '@/generated/api/homestays/homestays';
import type { Backend } from '@/mocks/backend';
import { homestayTable } from '@/mocks/seed/homestays';
import preview from '../../.storybook/preview';

const ViewByUrl = () => {
  const id = useLocation({ select: ({ pathname }) => /\d+/.exec(pathname)?.[0] });
  return id === undefined ? null : <StayView kind={homestayView} roomsOf={homestayRoomsOf} id={Number(id)} />;
};

const price = (backend: Backend, id: number, price_per_person: number | null) =>
  backend.db.run('write', () => backend.db.table(homestayTable).update(id, { price_per_person }));

const meta = preview.meta({
  title: 'Screens/Home/Found neighbours',
  component: ViewByUrl,
  tags: ['tests'],
  parameters: { router: { path: '/', search: { show: 'price' } } },
});

type Stage = Pick<StoryContext, 'backend' | 'router'>;

/** The check found two homestays without a price; opens the first from the list of gaps. */
const openFirst = async ({ backend, router }: Stage) => {
  const [first, second] = (await listHomestays({ page: 1, per_page: 2 })).data;
  if (!first || !second) throw new Error('There are too few homestays.');
  for (const { id } of [first, second]) await price(backend, id, null);
  shopHealth.set({
    at: Date.now(),
    seen: 2,
    whole: true,
    gaps: [first, second].map(({ id, name }) => ({
      rule: 'price',
      text: 'No price',
      blocking: true,
      path: `/homestays/${id}/view`,
      name,
    })),
    shared: {},
    dayPrices: [],
  });
  const state = { from: { path: '/', search: { show: 'price' } } };
  await router.navigate({ to: `/homestays/${first.id}/view`, state } as never);
  return [first, second] as const;
};

/** The listings with gaps are worked through one by one. */
export const WorkedThrough = meta.story({
  play: async ({ backend, canvas, router, userEvent }) => {
    const [first, second] = await openFirst({ backend, router });
    const shows = async (name: string) =>
      expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    await shows(first.name);
    const bar = within(await canvas.findByRole('navigation', { name: 'No price' }));
    await expect(bar.getByText('1 of 2')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Previous listing' })).toBeDisabled();
    await userEvent.click(bar.getByRole('link', { name: 'Next listing' }));
    await shows(second.name);
    await userEvent.keyboard('k');
    await shows(first.name);
    await expect(router.history.length).toBe(2);
    await userEvent.click(bar.getByRole('link', { name: 'Back to “No price”' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await expect(router.state.location.search).toEqual({ show: 'price' });
  },
});

/** A closed gap no longer counts, and its listing is skipped; the current position stays. */
export const Closed = meta.story({
  play: async ({ backend, canvas, router, userEvent }) => {
    const [first, second] = await openFirst({ backend, router });
    await expect(await canvas.findByRole('heading', { level: 1, name: first.name })).toBeVisible();
    // Above the tabs, and in the list of all gaps.
    await expect(await canvas.findAllByRole('link', { name: 'No price' })).toHaveLength(2);
    const left = () => {
      const health = shopHealth.get();
      return health && countFound(health, 'price');
    };
    await expect(left()).toBe(2);
    await price(backend, second.id, 4500);
    const bar = within(await canvas.findByRole('navigation', { name: 'No price' }));
    await userEvent.click(bar.getByRole('link', { name: 'Next listing' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: second.name })).toBeVisible();
    await waitFor(() => expect(left()).toBe(1));
    await expect(bar.getByText('2 of 2')).toBeVisible();
    await userEvent.click(bar.getByRole('link', { name: 'Previous listing' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: first.name })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Next listing' })).toBeDisabled();
  },
});
