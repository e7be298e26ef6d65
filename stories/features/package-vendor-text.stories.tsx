import { getResponse, http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { everestText } from '@/features/packages/vendor-text/everest-text.fixtures';
import { VendorTextPage } from '@/features/packages/vendor-text/vendor-text-page';
import { itineraryTable } from '@/mocks/seed/itineraries';
import { packageTable } from '@/mocks/seed/packages';
import preview from '../../.storybook/preview';
import { undoLast } from '../support/plays';
import { longNepali } from '../support/texts';

const meta = preview.meta({
  title: 'Screens/Packages/Itinerary/From a text',
  parameters: { router: { path: '/packages/1/itenaries/create?mode=text' } },
  render: () => <VendorTextPage packageId={1} />,
});

type Stage = Pick<StoryContext, 'backend' | 'canvas' | 'userEvent' | 'msw'>;

const threeDays = `Day 1: Arrival in Kathmandu
Overnight at hotel in Kathmandu.
Day 2: Drive to Nuwakot, 3 hours
Day 3: Departure`;

const stored = async ({ backend }: Pick<Stage, 'backend'>) => {
  const rows = await backend.db.run('read', () => backend.db.table(itineraryTable).all());
  return rows.filter((day) => day.package_id === 1);
};
const titles = async (stage: Pick<Stage, 'backend'>) => (await stored(stage)).map(({ title }) => title);

const lists = async ({ backend }: Pick<Stage, 'backend'>) => {
  const rows = await backend.db.run('read', () => backend.db.table(packageTable).all());
  const { includes = '', excludes = '' } = rows.find(({ id }) => id === 1) ?? {};
  return { includes, excludes };
};

const withoutDays = async ({ backend }: Pick<StoryContext, 'backend'>) => {
  await backend.db.run('write', async () => {
    const table = backend.db.table(itineraryTable);
    for (const { id, package_id } of await table.all()) if (package_id === 1) await table.remove(id);
  });
};

/** Pastes a text, which is read at once. */
const paste = async ({ canvas, userEvent }: Pick<Stage, 'canvas' | 'userEvent'>, text: string) => {
  await userEvent.click(await canvas.findByRole('textbox', { name: 'Text' }));
  await userEvent.paste(text);
};

const press = async ({ canvas, userEvent }: Pick<Stage, 'canvas' | 'userEvent'>, name: string | RegExp) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
};

/** Saves in spite of what is still to be checked, which is asked first. */
const saveUnchecked = async (stage: Pick<Stage, 'canvas' | 'userEvent'>) => {
  await press(stage, 'Save');
  await stage.userEvent.click(await screen.findByRole('button', { name: 'Save all the same' }));
};

const card = async ({ canvas }: Pick<Stage, 'canvas'>, name: string) =>
  within(await canvas.findByRole('group', { name }));

const saved = ({ canvas }: Pick<Stage, 'canvas'>, count: number) =>
  canvas.findByRole('heading', { name: `${count} changes were saved` }, { timeout: 20_000 });

/** Refuses the write of a day whose number is `at`, as long as `fails` is true. */
const refuse = ({ backend, msw }: Pick<Stage, 'backend' | 'msw'>, at: number) => {
  const server = { fails: true, writes: 0 };
  const watch = ({ request }: { request: Request }) => {
    server.writes += 1;
    return server.fails && server.writes === at
      ? HttpResponse.json({ message: 'The day is locked.' }, { status: 409 })
      : getResponse(backend.handlers, request);
  };
  const all = '*/v1/admin/packages/1/itenaries';
  msw.use(http.post(all, watch), http.patch(`${all}/:id`, watch), http.delete(`${all}/:id`, watch));
  return server;
};

export const Empty = meta.story({ tags: ['tests'] });

/** A text that was typed is read when asked. */
export const Typed = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const text = await stage.canvas.findByRole('textbox', { name: 'Text' });
    await expect(stage.canvas.getByRole('button', { name: 'Read the text' })).toBeDisabled();
    await stage.userEvent.type(text, 'Day 1: Arrival');
    await press(stage, 'Read the text');
    await expect(await stage.canvas.findByRole('heading', { name: '1 day' })).toBeVisible();
  },
});

/** Days and lists beside the text, with what is to be checked, and what becomes of the days that the package has. */
export const Read = meta.story({
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await paste(stage, everestText);
    await expect(await canvas.findByRole('heading', { name: '14 days' })).toBeVisible();
    await expect(canvas.getByText('2 places to check')).toBeVisible();
    await expect(await card(stage, 'Dingboche to Lobuche')).toBeDefined();
    const day = await card(stage, 'Namche to Tengboche');
    await expect(day.getByText('Replaces day 5')).toBeVisible();
    await userEvent.click(day.getByRole('textbox', { name: 'Duration' }));
    const words = within(canvas.getByRole('region', { name: 'The vendor’s text' }));
    const pointed = words.getAllByRole('button').filter((part) => part.matches('[data-pointed]'));
    await expect(pointed.map(({ textContent }) => textContent)).toEqual(['5 hrs']);
  },
});

export const ReadOnPhone = meta.story({
  tags: ['tests'],
  globals: { viewport: { value: 'phone' } },
  play: async (stage) => {
    await paste(stage, everestText);
    await expect(await stage.canvas.findByRole('heading', { name: '14 days' })).toBeVisible();
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Text' }));
    const words = await stage.canvas.findByRole('button', { name: 'Namche to Tengboche' });
    await stage.userEvent.click(words);
    await waitFor(async () =>
      expect(
        (await card(stage, 'Namche to Tengboche')).getByRole('textbox', { name: 'Title' }),
      ).toHaveFocus(),
    );
  },
});

/** Words lead to their field by the arrow keys, and back. */
export const WordsByKeys = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await paste(stage, threeDays);
    const words = within(await canvas.findByRole('region', { name: 'The vendor’s text' }));
    words.getByRole('button', { name: 'Day 1' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(words.getByRole('button', { name: 'Arrival in Kathmandu' })).toHaveFocus();
    const title = (await card(stage, 'Arrival in Kathmandu')).getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveAttribute('data-pointed', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(title).toHaveFocus());
  },
});

/** What is to be checked is visited by keys, ticked off, and settled by a correction. */
export const DoubtsByKeys = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await paste(stage, everestText);
    await canvas.findByText('2 places to check');
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard('n');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Checked: This belongs to no day/ })).toHaveFocus(),
    );
    await userEvent.keyboard('n');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Checked: The table of places/ })).toHaveFocus(),
    );
    const altitude = (await card(stage, 'Dingboche to Lobuche')).getByRole('textbox', { name: 'Altitude' });
    await userEvent.type(altitude, '{Backspace}');
    await expect(await canvas.findByText('1 place to check')).toBeVisible();
    await press(stage, /^Checked: This belongs/);
    await expect(await canvas.findByText('Nothing left to check')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    await paste(stage, 'Namaste, the programme follows tomorrow.');
    await expect(await stage.canvas.findByText('No days were found')).toBeVisible();
    await expect(stage.canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await press(stage, 'Add day');
    await waitFor(() => expect(stage.canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await press(stage, 'Change the text');
    await expect(await stage.canvas.findByRole('textbox', { name: 'Text' })).toHaveValue(
      'Namaste, the programme follows tomorrow.',
    );
  },
});

/** Days are merged, moved, removed and left out; each step is taken back by Undo. */
export const Corrected = meta.story({
  tags: ['tests'],
  beforeEach: withoutDays,
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await paste(stage, threeDays);
    const names = () =>
      canvas.getAllByRole('textbox', { name: 'Title' }).map((title) => (title as HTMLInputElement).value);
    const fromMenu = async (name: string, item: string) => {
      await press(stage, `More for ${name}`);
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await canvas.findByRole('heading', { name: '3 days' });
    await fromMenu('Departure', 'Move up');
    await waitFor(() => expect(names()).toEqual(['Arrival in Kathmandu', 'Departure', 'Drive to Nuwakot']));
    await fromMenu('Drive to Nuwakot', 'Merge with the day above');
    await waitFor(() => expect(names()).toEqual(['Arrival in Kathmandu', 'Departure']));
    const merged = await card(stage, 'Departure');
    await expect(merged.getByRole('textbox', { name: 'Description' })).toHaveValue('Drive to Nuwakot');
    await press(stage, 'Undo');
    await waitFor(() => expect(names()).toEqual(['Arrival in Kathmandu', 'Departure', 'Drive to Nuwakot']));
    await press(stage, 'Undo');
    await userEvent.click(canvas.getByRole('switch', { name: 'Take Drive to Nuwakot' }));
    await expect(canvas.getByText('2 changes')).toBeVisible();
    await press(stage, 'Save');
    await saved(stage, 2);
    await expect(await titles(stage)).toEqual(['Arrival in Kathmandu', 'Departure']);
  },
});

/** A day without a title is not sent; what is missing is shown. */
export const Incomplete = meta.story({
  tags: ['tests'],
  beforeEach: withoutDays,
  play: async (stage) => {
    await paste(stage, threeDays);
    const title = (await card(stage, 'Departure')).getByRole('textbox', { name: 'Title' });
    await stage.userEvent.clear(title);
    await stage.userEvent.type(
      (await card(stage, 'day 3 of the text')).getByRole('textbox', { name: 'Meals' }),
      'Lunch',
    );
    await press(stage, 'Save');
    await waitFor(() => expect(title).toHaveAccessibleDescription('This field is required.'));
    await waitFor(() => expect(title).toHaveFocus());
    await expect(await titles(stage)).toEqual([]);
  },
});

/** Days that the package has are not added again, unless somebody ticks them. */
export const Added = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await paste(stage, threeDays);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add after day 14' }));
    await expect(await canvas.findByText('All 14 days of the package stay')).toBeVisible();
    await press(stage, 'Save');
    await saved(stage, 3);
    await expect((await titles(stage)).slice(14)).toEqual([
      'Arrival in Kathmandu',
      'Drive to Nuwakot',
      'Departure',
    ]);
    await press(stage, 'Read another text');
    await paste(stage, threeDays);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add after day 17' }));
    await expect(await canvas.findByText('The same as day 15')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
});

/** Inclusions are added to the list of the package; what it has is left out. */
export const Lists = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const { canvas } = stage;
    const before = await lists(stage);
    await paste(stage, everestText);
    const includes = within(await canvas.findByRole('group', { name: 'Includes' }));
    await expect(includes.getByText('1 of 2')).toBeVisible();
    await expect(includes.getByText('Listed already')).toBeVisible();
    for (const box of canvas.getAllByRole('switch', { name: /^Take [A-Z]/ }))
      await stage.userEvent.click(box);
    await saveUnchecked(stage);
    await canvas.findByRole('heading', { name: '1 change was saved' }, { timeout: 20_000 });
    const after = await lists(stage);
    await expect(after.includes).toBe(before.includes?.replace('</ul>', '<li>Airport transfers</li></ul>'));
    await expect(after.excludes).toContain('<li>Lunch and dinner in Kathmandu</li></ul>');
  },
});

/** Days that could not be read are not added once more. */
export const DaysUnreadable = meta.story({
  tags: ['tests'],
  beforeEach: ({ backend, msw }) => {
    msw.use(
      http.get('*/v1/admin/package/packages/1', async ({ request }) => {
        const answer = await getResponse(backend.handlers, request);
        const { data } = (await answer?.json()) as { data: object };
        return HttpResponse.json({ data: { ...data, itenaries: '12 days' } });
      }),
    );
  },
  play: async (stage) => {
    await paste(stage, threeDays);
    await expect(await stage.canvas.findByText(/^The days of the package could not be read/)).toBeVisible();
    await expect(stage.canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
});

/** Stopped between two days: the rest is saved by Continue. */
export const Stopped = meta.story({
  tags: ['tests'],
  beforeEach: withoutDays,
  play: async (stage) => {
    const { canvas, backend, msw } = stage;
    let release: (() => void) | undefined;
    msw.use(
      http.post(
        '*/v1/admin/packages/1/itenaries',
        async ({ request }) => {
          await new Promise<void>((resolve) => {
            release = resolve;
          });
          return getResponse(backend.handlers, request);
        },
        { once: true },
      ),
    );
    await paste(stage, threeDays);
    await press(stage, 'Save');
    await waitFor(() => expect(release).toBeDefined());
    await expect(await canvas.findByText('Saving change 1 of 3')).toBeVisible();
    await press(stage, 'Stop');
    release?.();
    await expect(await canvas.findByText('Stopped: 1 of 3 changes saved')).toBeVisible();
    await expect(await titles(stage)).toEqual(['Arrival in Kathmandu']);
    await press(stage, 'Continue with 2');
    await saved(stage, 3);
    await expect(await titles(stage)).toEqual(['Arrival in Kathmandu', 'Drive to Nuwakot', 'Departure']);
  },
});

/** A refused day: the others wait, and what was saved can be changed back. */
export const FailedAndChangedBack = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const before = await stored(stage);
    const server = refuse(stage, 5);
    await paste(stage, everestText);
    await saveUnchecked(stage);
    const bar = within(stage.canvas.getByRole('group', { name: 'Changes to save' }));
    await expect(await bar.findByRole('alert', {}, { timeout: 20_000 })).toHaveTextContent(
      'The day is locked.',
    );
    await expect(bar.getByText(/^Stopped: 4 of \d+ changes saved$/)).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(await stored(stage)).not.toEqual(before);
    server.fails = false;
    await press(stage, 'Change back what was saved');
    await screen.findByText(/was changed back\.$/, {}, { timeout: 20_000 });
    await expect(await stored(stage)).toEqual(before);
    await expect(await stage.canvas.findByRole('button', { name: 'Save' })).toBeEnabled();
  },
});

/** Everything saved, row by row, with an undo of the whole: as many changes as were announced. */
export const Saved = meta.story({
  play: async (stage) => {
    await paste(stage, everestText);
    const announced = await stage.canvas.findByText(/^\d+ changes$/);
    const count = Number.parseInt(announced.textContent, 10);
    await press(stage, 'Save');
    await stage.userEvent.click(await screen.findByRole('button', { name: 'Look at them' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-check'));
    await saveUnchecked(stage);
    await saved(stage, count);
    await expect(stage.canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
});

/** Somebody else changed a day meanwhile: nothing is sent, and the days are compared with theirs. */
export const ChangedMeanwhile = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, backend } = stage;
    await paste(stage, threeDays);
    await canvas.findByRole('heading', { name: '3 days' });
    const [, second] = await stored(stage);
    await backend.db.run('write', () =>
      backend.db.table(itineraryTable).update(second?.id ?? 0, { title: 'Fly to Ramechhap' }),
    );
    const before = await stored(stage);
    await press(stage, 'Save');
    await expect(
      await canvas.findByText('Somebody else changed the itinerary meanwhile. Nothing was sent.'),
    ).toBeVisible();
    await expect(await stored(stage)).toEqual(before);
    await expect((await card(stage, 'Drive to Nuwakot')).getByText(/^Now: Fly to Ramechhap/)).toBeVisible();
  },
});

/** Another text replaces what was read; the corrections come back by Undo. */
export const ReadAgain = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await paste(stage, threeDays);
    await userEvent.type((await card(stage, 'Departure')).getByRole('textbox', { name: 'Title' }), ' home');
    await press(stage, 'Change the text');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Text' }), '\nDay 4: Rest');
    await press(stage, 'Read the text');
    await expect(await canvas.findByRole('heading', { name: '4 days' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Departure home' })).not.toBeInTheDocument();
    await undoLast(stage);
    await press(stage, 'Back to the days');
    await expect(await canvas.findByRole('group', { name: 'Departure home' })).toBeVisible();
  },
});

export const LongText = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    await paste(stage, `Day 1: ${longNepali}\n${longNepali.repeat(4)}\nदिन २: ${longNepali}`);
    await expect(await stage.canvas.findByRole('heading', { name: '2 days' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
