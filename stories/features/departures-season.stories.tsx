import { http } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DeparturesScreen } from '@/features/departures/departures-screen';
import { departureTable } from '@/mocks/seed/departures';
import { packageTable } from '@/mocks/seed/packages';
import preview from '../../.storybook/preview';
import { arrowKeys } from '../support/arrow-keys';
import { book } from '../support/departure-bookings';
import { departuresAddress, departureStories, refusedOnce } from '../support/departure-stories';
import { withRecord } from '../support/story-parts';
import { longNepali } from '../support/texts';
import { wide } from '../support/wide';

/** A Thursday: the first week begins on 21 Feb 2027. */
const today = '2027-02-25';

const meta = preview.meta({
  title: 'Screens/Departures/Season',
  parameters: { router: { path: '/departures', search: { view: 'season' } } },
  render: () => <DeparturesScreen today={today} />,
});

const booked = {
  beforeEach: async (context: Parameters<typeof book>[0]) => {
    await book(context, 1, '2027-03-06', { adults: 3 }, { status: 'pending' as const });
    await book(context, 6, '2027-03-20', {}, {}, {}, {}, {}, {});
  },
};

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** The row of a package, once its departures are loaded. */
const rowFor = async ({ canvas }: Pick<Stage, 'canvas'>, name: string) =>
  waitFor(() => {
    const row = canvas.getAllByRole('row').find((one) => within(one).queryByRole('link', { name }) !== null);
    if (!row || within(row).queryAllByRole('gridcell', { name: /^Week of/ }).length === 0)
      throw new Error(`${name} is not there yet.`);
    return within(row);
  });

const created = async ({ backend }: Pick<StoryContext, 'backend'>) => {
  const rows = await backend.db.run('read', () => backend.db.table(departureTable).all());
  return rows
    .filter(({ offer_title }) => offer_title === 'New')
    .map(({ package_id, departure_date }) => `${package_id} ${departure_date}`);
};

/** Selects the weeks of 21 and 28 Feb of two packages: Annapurna Base Camp, and Annapurna Circuit below it. */
const chooseFour = async (stage: Stage) => {
  const { userEvent } = stage;
  const row = await rowFor(stage, 'Annapurna Base Camp Trek');
  row.getByRole('gridcell', { name: /^Week of 21 Feb 2027/ }).focus();
  await userEvent.keyboard(`{Shift>}${arrowKeys().forward}{ArrowDown}{/Shift}`);
  await expect(await stage.canvas.findByText('4 weeks of 2 packages chosen')).toBeVisible();
};

const openDialog = async (stage: Stage) => {
  await chooseFour(stage);
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Create departures' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create departures' }));
  await stage.userEvent.type(await dialog.findByRole('textbox', { name: 'Offer title' }), 'New');
  return dialog;
};

export const Season = meta.story({ ...booked, tags: ['screen'] });

export const Loading = meta.story(departureStories.loading);
export const Empty = meta.story({
  globals: { backend: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No packages match' })).toBeVisible();
  },
});
export const Failed = meta.story(departureStories.failed);
/** Sorted first by its name, so that it is in view. */
const firstOfAll = `A ${longNepali}`;

export const LongText = meta.story({
  ...withRecord(packageTable, { name: firstOfAll, duration: longNepali }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(firstOfAll))[0]).toBeInTheDocument();
  },
});

/** A package that fails to load says so, and does not block the others. */
export const PartFailed = meta.story({
  ...booked,
  globals: wide,
  beforeEach: async (context) => {
    await booked.beforeEach(context);
    context.msw.use(refusedOnce(6));
  },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const retry = await canvas.findByRole('button', {
      name: 'Retry the departures of Annapurna Base Camp Trek',
    });
    await rowFor(stage, 'Annapurna Circuit with Tilicho Lake');
    await userEvent.click(retry);
    const row = await rowFor(stage, 'Annapurna Base Camp Trek');
    await expect(
      row.getByRole('gridcell', {
        name: 'Week of 14 Mar 2027: departure on 20 Mar 2027, 6 bookings, 12 travellers',
      }),
    ).toBeInTheDocument();
  },
});

/** No status, no `meta`: missing values have their defaults. */
export const BareApi = meta.story({
  tags: ['repetition'],
  ...booked,
  globals: { ...wide, dialect: 'bare' },
  play: async (stage) => {
    const row = await rowFor(stage, 'Everest Base Camp Trek');
    await expect(
      await row.findByRole('gridcell', {
        name: 'Week of 28 Feb 2027: departure on 6 Mar 2027, 2 bookings, 5 travellers, 1 pending',
      }),
    ).toBeInTheDocument();
    await expect(row.getByText('8 Apr 2028')).toBeVisible();
  },
});

/** Weeks are selected by keyboard, and the focused one is described below, with a link to its bookings. */
export const ChosenByKeys = meta.story({
  ...booked,
  globals: wide,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await chooseFour(stage);
    const { forward, back } = arrowKeys();
    await userEvent.keyboard(`{ArrowUp}${back}{ }`);
    await expect(canvas.getByText('3 weeks of 2 packages chosen')).toBeVisible();
    await userEvent.keyboard('{Shift>}{ }{/Shift}');
    await expect(canvas.getByText('54 weeks of 2 packages chosen')).toBeVisible();
    await userEvent.keyboard(`{Escape}{Home}`);
    await expect(document.activeElement).toHaveTextContent('Annapurna Base Camp Trek');
    await userEvent.keyboard(forward.repeat(4));
    const foot = within(canvas.getByRole('region', { name: 'Chosen weeks' }));
    await expect(await foot.findByText('· Week of 14 Mar 2027')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(foot.getByRole('link', { name: 'Annapurna Base Camp Trek' })).toHaveFocus();
    await expect(foot.getByRole('link', { name: '6 bookings' })).toHaveAttribute(
      'href',
      expect.stringContaining('2027-03-20'),
    );
  },
});

/** Weeks are selected by dragging, and a week of all packages by its head. */
export const ChosenByPointer = meta.story({
  globals: wide,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const row = await rowFor(stage, 'Annapurna Base Camp Trek');
    const weeks = row.getAllByRole('gridcell', { name: /^Week of/ });
    const [first, second, third] = weeks;
    if (!first || !second || !third) throw new Error('There are no weeks.');
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: first }, { target: second }]);
    // The last move of a pointer and its release come in the same frame.
    for (const [type, buttons] of [
      ['pointermove', 1],
      ['pointerup', 0],
    ] as const)
      third.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', buttons }));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: third });
    await expect(await canvas.findByText('3 weeks of 1 package chosen')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '7, week of 7 Mar 2027' }));
    await expect(await canvas.findByText('38 weeks of 36 packages chosen')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(first).toHaveAttribute('aria-selected', 'false');
  },
});

export const Creating = meta.story({
  globals: wide,
  play: async (stage) => {
    const dialog = await openDialog(stage);
    const preview = within(await dialog.findByRole('table', { name: 'Preview' }));
    await expect(await preview.findAllByText('Is created')).toHaveLength(3);
    await expect(preview.getByText('Skipped: exists already')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Create 3 departures' })).toBeEnabled();
  },
});

export const CreatedAndTakenBack = meta.story({
  globals: wide,
  tags: ['tests'],
  play: async (stage) => {
    const { userEvent, canvas } = stage;
    const dialog = await openDialog(stage);
    await userEvent.click(await dialog.findByRole('button', { name: 'Create 3 departures' }));
    await expect(await dialog.findByText('3 of 3 done')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus());
    await expect(await created(stage)).toHaveLength(3);
    await userEvent.click(await dialog.findByRole('button', { name: 'Undo' }));
    await expect(await dialog.findByText('3 of 3 done, 3 undone')).toBeVisible();
    await expect(await created(stage)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText(/^Drag over weeks/)).toBeVisible();
    await waitFor(() => expect(document.activeElement?.role).toBe('gridcell'));
  },
});

/** A dialog that is closed with input can be had back, for the same weeks. */
export const PlanDiscarded = meta.story({
  globals: wide,
  tags: ['tests'],
  play: async (stage) => {
    const { userEvent } = stage;
    const dialog = await openDialog(stage);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByText('The plan of the season was discarded.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const again = within(await screen.findByRole('dialog', { name: 'Create departures' }));
    await expect(again.getByRole('textbox', { name: 'Offer title' })).toHaveValue('New');
    await expect(await again.findByRole('button', { name: 'Create 3 departures' })).toBeEnabled();
  },
});

/** On a phone a package is a card, and its weeks are tapped. */
export const Phone = meta.story({
  ...booked,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const weeks = within(await canvas.findByRole('group', { name: 'Weeks of Annapurna Base Camp Trek' }));
    await userEvent.click(weeks.getByRole('button', { name: /^Week of 21 Feb 2027/ }));
    await userEvent.click(
      canvas.getByRole('button', { name: 'All weeks of Annapurna Circuit with Tilicho Lake' }),
    );
    await expect(await canvas.findByText('13 weeks of 2 packages chosen')).toBeVisible();
    await expect(canvas.getByText('· Week of 21 Feb 2027')).toBeVisible();
  },
});

/** Of 10,000 packages only those in view are loaded. */
export const Many = meta.story({
  tags: ['tests'],
  globals: { ...wide, backend: 'large' },
  beforeEach: ({ msw }) => {
    asked.clear();
    msw.use(
      http.get(departuresAddress, ({ params }) => {
        asked.add(Number(params.packageId));
      }),
    );
  },
  play: async (stage) => {
    const { canvas } = stage;
    const grid = await canvas.findByRole('grid', { name: 'Season' });
    await waitFor(() => expect(asked.size).toBeGreaterThan(5));
    await waitFor(() => expect(canvas.queryAllByText('Departures not read yet')).toHaveLength(0));
    await expect(asked.size).toBeLessThan(40);
    await expect(canvas.getAllByRole('row').length).toBeLessThan(50);
    grid.scrollTop = 80 * 40;
    await waitFor(() => expect(Number(grid.getAttribute('aria-rowcount'))).toBeGreaterThan(150));
    await expect(asked.size).toBeLessThan(80);
  },
});

/** The packages whose departures were requested. */
const asked = new Set<number>();
