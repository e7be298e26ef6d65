import { useLocation } from '@tanstack/react-router';
import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { registerList } from '@/components/records/known-lists';
import { PackageList } from '@/features/packages/package-list';
import { PackageView } from '@/features/packages/view/package-view';
import { getListPackagesQueryOptions, listPackages } from '@/generated/api/packages/packages';
import { listPackagesSearch } from '@/generated/searches';
import { noteDeleted } from '@/lib/records/deleted-records';
import preview from '../../.storybook/preview';

const ScreenByUrl = () => {
  const id = useLocation({ select: ({ pathname }) => /\d+/.exec(pathname)?.[0] });
  return id === undefined ? <PackageList /> : <PackageView packageId={Number(id)} />;
};

const search = { sort: '-name', per_page: 4 };

const meta = preview.meta({
  title: 'Screens/Packages/View/Neighbours',
  component: ScreenByUrl,
  tags: ['tests'],
  parameters: { router: { path: '/packages', search } },
  beforeEach: () => {
    registerList('/packages', listPackagesSearch, getListPackagesQueryOptions);
  },
});

type Stage = Pick<StoryContext, 'canvas' | 'router' | 'userEvent'>;

/** Opens a record from the list. */
const open = async ({ canvas, userEvent }: Pick<Stage, 'canvas' | 'userEvent'>, name: string) => {
  await userEvent.click(await canvas.findByRole('link', { name }));
  await shows({ canvas }, name);
};

const rowsOf = async (page: number) => (await listPackages({ ...search, page })).data;

const shows = async ({ canvas }: Pick<Stage, 'canvas'>, name: string) =>
  expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();

const bar = async ({ canvas }: Pick<Stage, 'canvas'>) =>
  within(await canvas.findByRole('navigation', { name: 'List of packages' }));

export const FromList = meta.story({
  play: async ({ canvas, router, userEvent }) => {
    const [, second, third, fourth] = await rowsOf(1);
    if (!second || !third || !fourth) throw new Error('The list is too short.');
    await open({ canvas, userEvent }, second.name);
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
    // Forward again, skipping the record deleted meanwhile.
    noteDeleted('/packages', third.id);
    router.history.forward();
    await shows({ canvas }, second.name);
    await userEvent.keyboard('j');
    await shows({ canvas }, fourth.name);
  },
});

/** Next crosses the end of a page, and the way back leads to the page with the record. */
export const AcrossPages = meta.story({
  play: async ({ canvas, userEvent }) => {
    const last = (await rowsOf(1)).at(-1);
    const [first] = await rowsOf(2);
    if (!last || !first) throw new Error('The list is too short.');
    await open({ canvas, userEvent }, last.name);
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

/** The overlay of a screen gets the keys. */
export const UnderDialog = meta.story({
  play: async ({ canvas, router, userEvent }) => {
    const [first] = await rowsOf(1);
    if (!first) throw new Error('The list is too short.');
    await open({ canvas, userEvent }, first.name);
    const list = await bar({ canvas });
    await list.findByRole('link', { name: 'Next package' });
    await expect(list.getByRole('button', { name: 'Previous package' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: `More for ${first.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('dialog', { name: 'Delete package?' });
    await userEvent.keyboard('j');
    await expect(router.state.location.pathname).toBe(`/packages/${first.id}/view`);
  },
});

export const NextPageFails = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
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
    await open({ canvas, userEvent }, last.name);
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
  play: async ({ canvas }) => {
    await shows({ canvas }, 'Everest Base Camp Trek');
    await expect(canvas.queryByRole('navigation', { name: 'List of packages' })).not.toBeInTheDocument();
  },
});
