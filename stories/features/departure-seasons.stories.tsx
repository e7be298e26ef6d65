import { useState } from 'react';
import { useLocation } from '@tanstack/react-router';
import { getResponse, http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor, within } from 'storybook/test';
import { DepartureCreate } from '@/features/packages/departures/departure-create';
import { createSearch } from '@/features/packages/departures/departure-search';
import { departureTable } from '@/mocks/seed/departures';
import preview from '../../.storybook/preview';
import { arrowKeys } from '../support/arrow-keys';

/** The screen of its URL, on a fixed date. */
const Screen = () => (
  <DepartureCreate packageId={1} today="2026-11-21" {...createSearch(useLocation().search)} />
);

const meta = preview.meta({
  title: 'Screens/Packages/Departures/Season',
  parameters: { router: { path: '/packages/1/departures/create', search: { mode: 'season' } } },
});

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

const type = async ({ canvas, userEvent }: Stage, name: string, text: string) => {
  const field = await canvas.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

const created = async ({ backend }: Pick<StoryContext, 'backend'>) => {
  const rows = await backend.db.run('read', () => backend.db.table(departureTable).all());
  return rows
    .filter(
      ({ package_id, departure_date: date }) =>
        package_id === 1 && date >= '2027-06-01' && date <= '2027-07-30',
    )
    .map(({ departure_date }) => departure_date);
};

/** Lets the backend handle create calls, except those that `fail` replaces; counts them. */
const countCreates = (
  { backend, msw }: Pick<StoryContext, 'backend' | 'msw'>,
  fail: (call: number, answer: () => Promise<Response | undefined>) => Promise<Response> | undefined,
) => {
  let calls = 0;
  msw.use(
    http.post('*/v1/admin/packages/:packageId/departures', ({ request }) => {
      calls += 1;
      const answer = () => getResponse(backend.handlers, request);
      return fail(calls, answer) ?? answer();
    }),
  );
  return () => calls;
};

export const Plan = meta.story({
  render: () => <Screen />,
  tags: ['screen'],
});

export const Planned = meta.story({
  ...Plan.input,
  tags: ['tests'],
  play: async (stage) => {
    await type(stage, 'First day', '2027-03-01');
    await type(stage, 'Last day', '2084-01-20 BS');
    const { canvas } = stage;
    await expect(
      await canvas.findByText(/^6 departures to create\. 3 departures on these days already/),
    ).toBeVisible();
    const march = within(canvas.getByRole('table', { name: /Mar 2027/ }));
    await expect(march.getByRole('button', { name: '13 Mar 2027 · 29 Falgun 2083 BS' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(march.getByRole('cell', { name: /^20 exists already, skipped/ })).toBeVisible();
  },
});

/** Days are excluded by click or keyboard, and included again. */
export const DaysSwitchedOff = meta.story({
  render: Plan.input.render,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent, backend } = stage;
    await type(stage, 'First day', '2027-06-01');
    await type(stage, 'Last day', '2027-06-30');
    const day = (date: string) => canvas.findByRole('button', { name: new RegExp(`^${date} Jun 2027`) });
    const fifth = await day('5');
    await userEvent.click(fifth);
    await expect(fifth).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByText('3 departures to create. 1 day is left out.')).toBeVisible();
    const { forward, back } = arrowKeys();
    await userEvent.keyboard(`{ArrowDown} ${forward}{Enter}`);
    await waitFor(async () => expect(await day('19')).toHaveFocus());
    await expect(canvas.getByText('1 departure to create. 3 days are left out.')).toBeVisible();
    await userEvent.keyboard(`${back}{Enter}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Create 2 departures' }));
    await expect(await canvas.findByText('2 of 2 done')).toBeVisible();
    await expect((await created({ backend })).sort()).toEqual(['2027-06-12', '2027-06-26']);
  },
});

/** Past dates are not created; a column with no others leaves nothing to do. */
export const PastDays = meta.story({
  render: Plan.input.render,
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'From a spreadsheet' }));
    const dates = canvas.getByRole('textbox', { name: 'Dates' });
    await userEvent.click(dates);
    await userEvent.paste('2024-03-01\n2024-03-02\n2027-06-05');
    await expect(await canvas.findByText('1 departure to create. 2 days are past: skipped.')).toBeVisible();
    const march = within(canvas.getByRole('table', { name: /Mar 2024/ }));
    await expect(march.getByRole('cell', { name: /^1 past, skipped/ })).toBeVisible();
    await expect(march.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.clear(dates);
    await userEvent.type(dates, '2024-03-01');
    await expect(await canvas.findByRole('button', { name: 'Create departures' })).toBeDisabled();
  },
});

export const PlanEveryTwoWeeks = meta.story({
  render: Plan.input.render,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, canvasElement, userEvent } = stage;
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Repeat' }));
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole('option', { name: 'Every … days' }),
    );
    await type(stage, 'First day', '2027-09-05');
    await type(stage, 'Last day', '2027-11-30');
    await expect(await canvas.findByRole('button', { name: 'Create 7 departures' })).toBeEnabled();
  },
});

export const PlanEmpty = meta.story({
  render: Plan.input.render,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No dates yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create departures' })).toBeDisabled();
  },
});

export const PlanTooLong = meta.story({
  render: Plan.input.render,
  play: async (stage) => {
    await type(stage, 'First day', '2027-01-01');
    await type(stage, 'Last day', '2040-01-01');
    await expect(await stage.canvas.findByText(/up to 500 departures/)).toBeVisible();
  },
});

export const PlanRefused = meta.story({
  render: Plan.input.render,
  play: async (stage) => {
    await type(stage, 'First day', '2027-06-05');
    await type(stage, 'Last day', '2027-06-05');
    await type(stage, 'Discount percent', '120');
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Create 1 departure' }));
    await expect(stage.canvas.getByRole('textbox', { name: 'Discount percent' })).toHaveAccessibleDescription(
      'Must be at most 100.',
    );
  },
});

export const Paste = meta.story({
  render: Plan.input.render,
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'From a spreadsheet' }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Dates' }));
    await userEvent.paste(
      'Date\n18/03/2027\n05/04/2027\n20 Mar 2027\n2083-12-04 BS\n२०८३-१२-१०\n31/02/2027\n46464',
    );
    await expect(await canvas.findByText('3 rows cannot be read')).toBeVisible();
    await expect(canvas.getByText(/Row 8, “46464”: .*day number/)).toBeVisible();
    await expect(canvas.getByText('Row 5, “2083-12-04 BS”')).toBeVisible();
    await expect(
      canvas.getByText(/^3 departures to create\. 1 departure on these days already/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Month first' }));
    await expect(await canvas.findByText('4 rows cannot be read')).toBeVisible();
  },
});

/** A date of both calendars is asked about in both; of a range the first day is taken. */
export const PasteOfBothCalendars = meta.story({
  render: Plan.input.render,
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'From a spreadsheet' }));
    const dates = canvas.getByRole('textbox', { name: 'Dates' });
    await userEvent.click(dates);
    await userEvent.paste('2083-09-11\tlate\n12 Jun – 25 Jun 2027');
    await expect(await canvas.findByText('The first day of one range is taken')).toBeVisible();
    const days = within(canvas.getByRole('group', { name: 'Row 1, “2083-09-11”: which day?' }));
    await expect(days.getByRole('button', { name: '11 Sep 2083 AD' })).toBeVisible();
    await userEvent.click(days.getByRole('button', { name: '11 Poush 2083 BS (26 Dec 2026)' }));
    await expect(dates).toHaveValue('26 Dec 2026\tlate\n12 Jun – 25 Jun 2027');
    await waitFor(() => expect(dates).toHaveFocus());
    await expect(canvas.queryByText('One row cannot be read')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Create 2 departures' })).toBeEnabled();
  },
});

/** Switching tabs keeps both the plan and its results, which can be taken back. */
export const KeptBesideOneDeparture = meta.story({
  render: Plan.input.render,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const look = async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'One departure' }));
      await expect(await canvas.findByRole('textbox', { name: 'Departure date' })).toBeVisible();
      await userEvent.click(canvas.getByRole('tab', { name: 'A season' }));
    };
    await type(stage, 'First day', '2027-06-01');
    await type(stage, 'Last day', '2027-06-30');
    await userEvent.click(await canvas.findByRole('button', { name: /^5 Jun 2027/ }));
    await look();
    await expect(await canvas.findByText('3 departures to create. 1 day is left out.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'First day' })).toHaveValue('1 Jun 2027');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('3 of 3 done')).toBeVisible();
    await look();
    await expect(await canvas.findByText('3 of 3 done')).toBeVisible();
    await expect(await created(stage)).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('3 of 3 done, 3 undone')).toBeVisible();
    await expect(await created(stage)).toEqual([]);
  },
});

/** The tab cannot be left during a run. */
export const TabWaitsForTheRun = meta.story({
  render: Plan.input.render,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const held = Promise.withResolvers<undefined>();
    countCreates(stage, (call, answer) =>
      call === 2 ? held.promise.then(answer).then((response) => response ?? HttpResponse.error()) : undefined,
    );
    await type(stage, 'First day', '2027-06-01');
    await type(stage, 'Last day', '2027-06-30');
    await userEvent.click(await canvas.findByRole('button', { name: 'Create 4 departures' }));
    await expect(await canvas.findByText(/^1 of 4 done/)).toBeVisible();
    const one = canvas.getByRole('tab', { name: 'One departure' });
    await expect(one).toBeDisabled();
    await expect(one).toHaveAccessibleDescription('A season is being created. Wait for it, or stop it.');
    held.resolve(undefined);
    await expect(await canvas.findByText('4 of 4 done')).toBeVisible();
    await expect(one).toBeEnabled();
    await expect(one).not.toHaveAttribute('title');
  },
});

export const PlanFailed = meta.story({
  render: Plan.input.render,
  globals: { backend: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not load the departures that exist')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create departures' })).toBeDisabled());
  },
});

const ScreenTwice = () => {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button onClick={() => setVisit(2)}>Come back</button>
      <Screen key={visit} />
    </>
  );
};

/** An interrupted plan, as after the session has ended, is offered on the next visit. */
export const PlanLeft = meta.story({
  render: () => <ScreenTwice />,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await type(stage, 'First day', '2027-06-01');
    await type(stage, 'Last day', '2027-06-30');
    await waitFor(() => expect(JSON.stringify(Object.entries(sessionStorage))).toContain('2027-06-30'));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    await expect(await canvas.findByRole('button', { name: 'Create 4 departures' })).toBeVisible();
  },
});
