import { useLocation } from '@tanstack/react-router';
import { delay, http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { partsSearch } from '@/app/copy-search';
import { PackageView } from '@/features/packages/view/package-view';
import { highlightRow } from '@/lib/records/highlighted-row';
import { departureTable } from '@/mocks/seed/departures';
import { faqTable } from '@/mocks/seed/faqs';
import { itineraryTable } from '@/mocks/seed/itineraries';
import { packageTable } from '@/mocks/seed/packages';
import preview from '../../.storybook/preview';
import { copyDialog, startCopy, withCopy } from '../support/copy-stories';
import { choose, expectRetry } from '../support/plays';
import { longNepali } from '../support/texts';

/** The id of the copy: the first one that is free. */
const ID = 37;

const meta = preview.meta({
  title: 'Screens/Packages/Copy',
  parameters: { router: { path: `/packages/${ID}/view`, search: { copy: 1 } } },
});

/** The screen of its URL. */
const Screen = ({ id = ID }: { id?: number }) => (
  <PackageView packageId={id} {...partsSearch(useLocation().search)} />
);

const copied = withCopy(packageTable, { name: 'Everest in winter', slug: 'everest-winter', images: [] });

/** The names of the copy's parts, by table. */
const partsOf = ({ backend }: StoryContext) =>
  backend.db.run('read', async () => {
    const own = ({ package_id }: { package_id: number }) => package_id === ID;
    const { db } = backend;
    return {
      days: (await db.table(itineraryTable).all()).filter(own).map(({ title }) => title),
      faqs: (await db.table(faqTable).all()).filter(own).map(({ question }) => question),
      departures: (await db.table(departureTable).all()).filter(own).map((row) => row.departure_date),
      images: ((await db.table(packageTable).get(ID))?.images ?? []).map(({ alt }) => alt),
    };
  });

export const Choice = meta.story({
  render: () => <Screen />,
  ...copied,
  tags: ['screen'],
});

export const Phone = meta.story({ ...Choice.input, tags: [], globals: { viewport: { value: 'phone' } } });

/** One chooses first of which package; a package without parts has nothing to copy. */
export const Empty = meta.story({
  render: () => <Screen id={1} />,
  ...copied,
  parameters: { router: { path: '/packages/1/view', search: { copy: '' } } },
  play: async (stage) => {
    await stage.userEvent.click(
      await stage.canvas.findByRole('button', { name: 'More for Everest Base Camp Trek' }),
    );
    await stage.userEvent.click(await screen.findByRole('menuitem', { name: 'Copy parts' }));
    const dialog = await copyDialog('package');
    await expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    await stage.userEvent.type(dialog.getByRole('combobox', { name: 'Package' }), 'Everest in winter');
    await stage.userEvent.click(await screen.findByRole('option', { name: /^Everest in winter/ }));
    await expect(await dialog.findByText('Nothing to copy.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy 0 parts' })).toBeDisabled();
    await expect(dialog.getByRole('checkbox', { name: 'FAQs' })).toBeDisabled();
  },
});

export const Loading = meta.story({
  render: Choice.input.render,
  beforeEach: async (stage: StoryContext) => {
    await copied.beforeEach(stage);
    stage.msw.use(http.get('*/v1/admin/package/packages/1', () => delay('infinite')));
  },
  play: async () => {
    const dialog = await copyDialog('package');
    await expect(await dialog.findByRole('status', { name: 'Loading the package to copy' })).toBeVisible();
  },
});

export const Missing = meta.story({
  render: () => <Screen />,
  ...copied,
  parameters: { router: { path: `/packages/${ID}/view`, search: { copy: 99_999 } } },
  play: async () => {
    await expect(await (await copyDialog('package')).findByText('Package to copy not found')).toBeVisible();
  },
});

export const Failed = meta.story({
  render: Choice.input.render,
  beforeEach: async (stage: StoryContext) => {
    await copied.beforeEach(stage);
    stage.msw.use(
      http.get('*/v1/admin/package/packages/1', () => HttpResponse.json({ message: 'No.' }, { status: 400 })),
    );
  },
  play: async () => {
    await copyDialog('package');
    await expectRetry({ canvas: within(document.body) as never }, 'Could not load the package to copy');
  },
});

/** What may not be read is not copied unasked: it waits until its tick is off. */
export const Forbidden = meta.story({
  render: Choice.input.render,
  beforeEach: async (stage: StoryContext) => {
    await copied.beforeEach(stage);
    stage.msw.use(
      http.get('*/v1/admin/packages/1/departures', () =>
        HttpResponse.json({ message: 'Forbidden.' }, { status: 403 }),
      ),
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await copyDialog('package');
    await expect(await dialog.findByText('You may not see the departures')).toBeVisible();
    const copy = dialog.getByRole('button', { name: /^Copy 23 parts/ });
    await expect(copy).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Departures' }));
    await expect(copy).toBeEnabled();
  },
});

export const LongText = meta.story({
  render: () => <Screen />,
  ...withCopy(packageTable, { name: longNepali, slug: 'long', images: [] }, { name: longNepali }),
  play: async () => {
    await expect(await (await copyDialog('package')).findByText(/14 to copy/)).toBeVisible();
  },
});

/** Each departure is shown before and after; what has a day already, or is past, is left out. */
export const Moved = meta.story({
  render: Choice.input.render,
  ...copied,
  play: async (stage) => {
    const dialog = await copyDialog('package');
    await choose(stage, 'Move departures', 'In another year, on the same BS date');
    await stage.userEvent.click(dialog.getByRole('combobox', { name: 'Departures of' }));
    await stage.userEvent.click(await screen.findByRole('option', { name: /^2083 BS/ }));
    await choose(stage, 'To', '2084 BS');
    const preview = within(await dialog.findByRole('table', { name: 'Preview' }));
    const [, first] = preview.getAllByRole('row');
    await expect(first).toHaveTextContent(/2083 BS.*2084 BS.*Is created/);
    for (const row of preview.getAllByRole('row').slice(2))
      await expect(row).not.toHaveTextContent('2085 BS');
  },
});

/** The three ways are side by side; a feast is offered only if both of its dates are known. */
export const MovedWithFeast = meta.story({
  render: Choice.input.render,
  beforeEach: async (stage: StoryContext) => {
    await copied.beforeEach(stage);
    await stage.backend.db.run('write', async () => {
      const rows = stage.backend.db.table(departureTable);
      for (const row of await rows.all()) if (row.package_id === 1) await rows.remove(row.id);
      await rows.insert({
        package_id: 1,
        departure_date: '2026-02-28',
        discount_percent: 0,
        offer_title: null,
        status: 1,
      });
    });
  },
  play: async (stage) => {
    const dialog = await copyDialog('package');
    await choose(stage, 'Move departures', 'In another year, as far from a feast');
    const feast = dialog.getByRole('combobox', { name: 'Feast' });
    await expect(feast).toHaveValue('Holi in the hills');
    const preview = within(await dialog.findByRole('table', { name: 'Preview' }));
    await expect(preview.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Original',
      'From Holi in the hills ✓',
      'Same weekday',
      'Same BS date',
      'Result',
    ]);
    await expect(preview.getAllByRole('row')[1]).toHaveTextContent(
      /28 Feb 2026.*19 Mar 2027.*27 Feb 2027.*28 Feb 2027.*Is created/,
    );
    await stage.userEvent.click(feast);
    await expect(screen.queryByRole('option', { name: 'Dashain: Vijaya Dashami' })).not.toBeInTheDocument();
    await expect(screen.getByRole('option', { name: 'Dashain: Ghatasthapana' })).toBeVisible();
    await stage.userEvent.keyboard('{Escape}');
  },
});

export const Many = meta.story({
  tags: ['tests'],
  render: Choice.input.render,
  beforeEach: async (stage: StoryContext) => {
    await copied.beforeEach(stage);
    await stage.backend.db.run('write', async () => {
      const rows = stage.backend.db.table(departureTable);
      for (let day = 0; day < 300; day += 1)
        await rows.insert({
          package_id: 1,
          departure_date: new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10),
          discount_percent: 0,
          offer_title: null,
          status: 1,
        });
    });
  },
  play: async () => {
    const dialog = await copyDialog('package');
    await expect(await dialog.findByText(/^and \d+ more$/)).toBeVisible();
  },
});

/** A refused day holds back the days after it, and nothing else; an image that cannot be read is named. */
export const Refused = meta.story({
  render: Choice.input.render,
  beforeEach: async (stage: StoryContext) => {
    await copied.beforeEach(stage);
    let days = 0;
    stage.msw.use(
      http.post(`*/v1/admin/packages/${ID}/itenaries`, () => {
        days += 1;
        return days === 3 ? HttpResponse.json({ message: 'Out of order.' }, { status: 500 }) : undefined;
      }),
      http.get('*/files/*', ({ request }) => (request.destination === '' ? HttpResponse.error() : undefined)),
    );
  },
  play: async (stage) => {
    const dialog = await startCopy(stage, 'package');
    await expect(await dialog.findByText('The server had a problem (500).')).toBeVisible();
    await expect(await dialog.findByText('Images: 6 not copied', {}, { timeout: 5_000 })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Edit images' })).toBeVisible();
    await expect(dialog.getAllByText(/^Its server cannot be reached from here/)).toHaveLength(6);
    const { days, faqs } = await partsOf(stage);
    await expect([days.length, faqs.length]).toEqual([2, 3]);
    await expect(dialog.getByRole('button', { name: 'Retry 18 failed' })).toBeVisible();
  },
});

/** What is copied is like its original, and an undo of a new package deletes the package, too. */
export const CopiedAndTakenBack = meta.story({
  render: Choice.input.render,
  tags: ['tests'],
  beforeEach: async (stage: StoryContext) => {
    await copied.beforeEach(stage);
    highlightRow('/packages', ID, { id: ID, name: 'Everest in winter', path: `/packages/${ID}/view` });
  },
  play: async (stage) => {
    const { userEvent, router, backend } = stage;
    const dialog = await startCopy(stage, 'package');
    await expect(await dialog.findByText(/^(\d+) of \1 done$/, {}, { timeout: 10_000 })).toBeVisible();
    const { days, faqs, images } = await partsOf(stage);
    await expect([days.length, faqs.length, images.length]).toEqual([14, 3, 6]);
    await userEvent.click(await dialog.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/packages'));
    const left = await backend.db.run('read', () => backend.db.table(packageTable).get(ID));
    await expect(left).toBeUndefined();
    await expect(await partsOf(stage)).toEqual({ days: [], faqs: [], departures: [], images: [] });
  },
});

/** A package that was there before keeps what it had. */
export const TakenBackFromAnOldOne = meta.story({
  render: () => <Screen id={2} />,
  tags: ['tests'],
  parameters: { router: { path: '/packages/2/view', search: { copy: 1 } } },
  play: async (stage) => {
    const { backend, userEvent } = stage;
    const days = () =>
      backend.db.run('read', async () =>
        (await backend.db.table(itineraryTable).all())
          .filter(({ package_id }) => package_id === 2)
          .map(({ title }) => title),
      );
    const before = await days();
    const dialog = await copyDialog('package');
    for (const name of ['FAQs', 'Departures', 'Images'])
      await userEvent.click(await dialog.findByRole('checkbox', { name }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Copy 14 parts' }));
    await expect(await dialog.findByText('14 of 14 done')).toBeVisible();
    await expect(await days()).toHaveLength(before.length + 14);
    await userEvent.click(await dialog.findByRole('button', { name: 'Undo' }));
    await expect(await dialog.findByText('14 of 14 done, 14 undone')).toBeVisible();
    await expect(await days()).toEqual(before);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(stage.router.state.location.search).toEqual({});
  },
});
