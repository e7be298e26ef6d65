import { useLocation } from '@tanstack/react-router';
import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PackageView } from '@/features/packages/view/package-view';
import { listPackages } from '@/generated/api/packages/packages';
import { notePlace } from '@/lib/history-places';
import preview from '../../.storybook/preview';

const ViewByUrl = () => {
  const id = useLocation({ select: ({ pathname }) => /\d+/.exec(pathname)?.[0] });
  return id === undefined ? null : <PackageView packageId={Number(id)} />;
};

const search = { sort: '-name', per_page: 4 };

const meta = preview.meta({
  title: 'Screens/Packages/View/Neighbours',
  component: ViewByUrl,
  tags: ['tests'],
  parameters: { router: { path: '/packages', search } },
  beforeEach: () => {
    notePlace(0, { pathname: '/packages', search });
  },
});

type Stage = Pick<StoryContext, 'canvas' | 'router' | 'userEvent'>;

/** Opens a record as a link of the list does. */
const openFrom = async (router: StoryContext['router'], id: number) => {
  await router.navigate({ to: `/packages/${String(id)}/view`, state: { fromList: true } } as never);
};

const rowsOf = async (page: number) => (await listPackages({ ...search, page })).data;

const shows = async ({ canvas }: Pick<Stage, 'canvas'>, name: string) =>
  expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();

const bar = async ({ canvas }: Pick<Stage, 'canvas'>) =>
  within(await canvas.findByRole('navigation', { name: 'List of packages' }));

export const FromList = meta.story({
  play: async ({ canvas, router, userEvent }) => {
    const [, second, third] = await rowsOf(1);
    if (!second || !third) throw new Error('The list is too short.');
    await openFrom(router, second.id);
    await shows({ canvas }, second.name);
    const list = await bar({ canvas });
    const next = await list.findByRole('link', { name: 'Next package' });
    await userEvent.click(next);
    await shows({ canvas }, third.name);
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('k');
    await shows({ canvas }, second.name);
    await expect(router.history.length).toBe(2);
    await userEvent.click(list.getByRole('link', { name: 'Back to packages' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/packages'));
    await expect(router.state.location.search).toMatchObject({ sort: '-name', per_page: '4' });
  },
});

/** The way goes on over the end of a page, and back to the page on which the record stands. */
export const AcrossPages = meta.story({
  play: async ({ canvas, router, userEvent }) => {
    const last = (await rowsOf(1)).at(-1);
    const [first] = await rowsOf(2);
    if (!last || !first) throw new Error('The list is too short.');
    await openFrom(router, last.id);
    await shows({ canvas }, last.name);
    const list = await bar({ canvas });
    await list.findByRole('link', { name: 'Next package' });
    await userEvent.keyboard('j');
    await shows({ canvas }, first.name);
    await expect(list.getByRole('link', { name: 'Back to packages' })).toHaveAttribute(
      'href',
      expect.stringContaining('page=2'),
    );
    await userEvent.click(await list.findByRole('link', { name: 'Previous package' }));
    await shows({ canvas }, last.name);
  },
});

/** Keys belong to what is open over the screen. */
export const UnderDialog = meta.story({
  play: async ({ canvas, router, userEvent }) => {
    const [first] = await rowsOf(1);
    if (!first) throw new Error('The list is too short.');
    await openFrom(router, first.id);
    await shows({ canvas }, first.name);
    const list = await bar({ canvas });
    await list.findByRole('link', { name: 'Next package' });
    await expect(list.getByRole('button', { name: 'Previous package' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: `More for ${first.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('dialog', { name: 'Delete package?' });
    await userEvent.keyboard('j');
    await expect(router.state.location.pathname).toBe(`/packages/${String(first.id)}/view`);
  },
});

export const NextPageFails = meta.story({
  play: async ({ canvas, router, userEvent, msw }) => {
    const last = (await rowsOf(1)).at(-1);
    if (!last) throw new Error('The list is too short.');
    let broken = true;
    msw.use(
      http.get('*/v1/admin/package/packages/datatable', ({ request }) =>
        broken && new URL(request.url).searchParams.get('page') === '2'
          ? HttpResponse.json({ message: 'Broken.' }, { status: 500 })
          : undefined,
      ),
    );
    await openFrom(router, last.id);
    await shows({ canvas }, last.name);
    const list = await bar({ canvas });
    const again = await list.findByRole('button', { name: 'Next package' });
    await waitFor(() => expect(again).toBeEnabled());
    broken = false;
    await userEvent.click(again);
    await expect(await list.findByRole('link', { name: 'Next package' })).toBeVisible();
  },
});

export const DeepLink = meta.story({
  parameters: { router: { path: '/packages/1/view' } },
  beforeEach: () => sessionStorage.clear(),
  play: async ({ canvas }) => {
    await shows({ canvas }, 'Everest Base Camp Trek');
    await expect(canvas.queryByRole('navigation', { name: 'List of packages' })).not.toBeInTheDocument();
  },
});
