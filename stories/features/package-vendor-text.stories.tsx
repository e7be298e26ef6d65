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

const words = async ({ canvas }: Pick<Stage, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'The vendor’s text' }));

const days = async ({ canvas }: Pick<Stage, 'canvas'>) =>
  within(await canvas.findByRole('group', { name: 'Days' }));

/** The row of the day with this title. */
const row = async (stage: Pick<Stage, 'canvas'>, name: string) => {
  const heading = await (await days(stage)).findByRole('heading', { level: 3, name });
  return within(heading.closest('li') as HTMLElement);
};

/** Opens a day for editing. */
const opened = async (stage: Pick<Stage, 'canvas' | 'userEvent'>, name: string, day: number) => {
  await press(stage, `Edit ${name}`);
  return within(await stage.canvas.findByRole('group', { name: new RegExp(`^Day ${day}(,|$)`) }));
};

const names = async (stage: Pick<Stage, 'canvas'>) =>
  (await days(stage)).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const fromMenu = async (stage: Pick<Stage, 'canvas' | 'userEvent'>, name: string, item: string) => {
  await press(stage, `More for ${name}`);
  await stage.userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

const saved = () =>
  screen.findByText('The itinerary of “Everest Base Camp Trek” was saved.', {}, { timeout: 20_000 });

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
    await expect(await stage.canvas.findByRole('heading', { name: '1 day was read' })).toBeVisible();
  },
});

/** Days and lists beside the text, with what is to be checked, and what becomes of the days that the package has. */
export const Read = meta.story({
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await paste(stage, everestText);
    await expect(await canvas.findByRole('heading', { name: '14 days were read' })).toBeVisible();
    await expect(canvas.getByText('2 places to check')).toBeVisible();
    const day = await row(stage, 'Namche to Tengboche');
    await expect(day.getByText('Changed')).toBeVisible();
    await expect(day.getByText(/^Now: Namche/)).toBeVisible();
    const fields = await opened(stage, 'Namche to Tengboche', 5);
    await userEvent.click(fields.getByRole('textbox', { name: 'Duration' }));
    const parts = (await words(stage)).getAllByRole('button');
    const pointed = () =>
      parts.filter((part) => part.matches('[data-pointed]')).map(({ textContent }) => textContent);
    await waitFor(() => expect(pointed()).toEqual(['5 hrs']));
  },
});

export const ReadOnPhone = meta.story({
  tags: ['tests'],
  globals: { viewport: { value: 'phone' } },
  play: async (stage) => {
    await paste(stage, everestText);
    await expect(await stage.canvas.findByRole('heading', { name: '14 days were read' })).toBeVisible();
    await stage.userEvent.click(stage.canvas.getByRole('radio', { name: 'Text' }));
    await stage.userEvent.click((await words(stage)).getByRole('button', { name: 'Namche to Tengboche' }));
    const title = await stage.canvas.findByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('Namche to Tengboche');
    await waitFor(() => expect(title).toHaveFocus());
  },
});

/** Words lead to their field by the arrow keys. */
export const WordsByKeys = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await paste(stage, threeDays);
    const text = await words(stage);
    text.getByRole('button', { name: 'Drive to Nuwakot' }).focus();
    const day = (await days(stage)).getByRole('heading', { level: 3, name: 'Drive to Nuwakot' });
    await waitFor(() => expect(day.closest('[data-pointed]')).not.toBeNull());
    await userEvent.keyboard('{ArrowRight}');
    await expect(text.getByRole('button', { name: '3 hours' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Duration' })).toHaveFocus());
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
    await fromMenu(stage, 'Dingboche to Lobuche', 'Take back its changes');
    await expect(await canvas.findByText('1 place to check')).toBeVisible();
    await press(stage, /^Checked: This belongs/);
    await expect(await canvas.findByText('Nothing left to check')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  tags: ['tests'],
  beforeEach: withoutDays,
  play: async (stage) => {
    await paste(stage, 'Namaste, the programme follows tomorrow.');
    await expect(await stage.canvas.findByText('No days were found')).toBeVisible();
    await expect(stage.canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await press(stage, 'Add day');
    await waitFor(() => expect(stage.canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await press(stage, 'Change the text');
    await expect(await stage.canvas.findByRole('textbox', { name: 'Text' })).toHaveValue(
      'Namaste, the programme follows tomorrow.',
    );
  },
});

/** Days that were read are merged, moved and taken back as any others; each step is taken back by Undo. */
export const Corrected = meta.story({
  tags: ['tests'],
  beforeEach: withoutDays,
  play: async (stage) => {
    await paste(stage, threeDays);
    await stage.canvas.findByRole('heading', { name: '3 days were read' });
    await fromMenu(stage, 'Departure', 'Move up');
    await waitFor(async () =>
      expect(await names(stage)).toEqual(['Arrival in Kathmandu', 'Departure', 'Drive to Nuwakot']),
    );
    await fromMenu(stage, 'Drive to Nuwakot', 'Merge with the day above');
    await waitFor(async () => expect(await names(stage)).toEqual(['Arrival in Kathmandu', 'Departure']));
    await press(stage, 'Undo');
    await press(stage, 'Undo');
    await waitFor(async () =>
      expect(await names(stage)).toEqual(['Arrival in Kathmandu', 'Drive to Nuwakot', 'Departure']),
    );
    await fromMenu(stage, 'Drive to Nuwakot', 'Remove');
    await press(stage, 'Save');
    await saved();
    await expect(await titles(stage)).toEqual(['Arrival in Kathmandu', 'Departure']);
  },
});

/** Days that the package has are not added again. */
export const Added = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const three = ['Arrival in Kathmandu', 'Drive to Nuwakot', 'Departure'];
    await paste(stage, threeDays);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Add after day 14' }));
    await waitFor(async () => expect((await names(stage)).slice(14)).toEqual(three));
    await press(stage, 'Save');
    await saved();
    await expect((await titles(stage)).slice(14)).toEqual(three);
    await paste(stage, threeDays);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Add after day 17' }));
    await expect(await canvas.findByText(/^3 days of the text are such as the package has/)).toBeVisible();
    await expect(await canvas.findByText(/There is nothing to save\.$/)).toBeVisible();
  },
});

/** Inclusions are added to the list of the package; what it has is left out. All of it is put back by Undo. */
export const Lists = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const { canvas } = stage;
    const [before, daysBefore] = [await lists(stage), await stored(stage)];
    await paste(stage, everestText);
    const includes = within(await canvas.findByRole('group', { name: 'Includes' }));
    await expect(includes.getByText('1 of 2')).toBeVisible();
    await expect(includes.getByText('Listed already')).toBeVisible();
    await saveUnchecked(stage);
    await saved();
    const after = await lists(stage);
    await expect(after.includes).toBe(before.includes?.replace('</ul>', '<li>Airport transfers</li></ul>'));
    await expect(after.excludes).toContain('<li>Lunch and dinner in Kathmandu</li></ul>');
    await undoLast(stage);
    await screen.findByText(/is as it was before\.$/, {}, { timeout: 20_000 });
    await expect(await lists(stage)).toEqual(before);
    await expect((await stored(stage)).map(({ title }) => title)).toEqual(
      daysBefore.map(({ title }) => title),
    );
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

/** A refused day: the others wait, and what was saved can be changed back, with the text still there. */
export const FailedAndChangedBack = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const before = await stored(stage);
    const server = refuse(stage, 5);
    await paste(stage, everestText);
    await saveUnchecked(stage);
    const bar = within(await stage.canvas.findByRole('group', { name: 'Unsaved itinerary' }));
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

/** Who has not looked at what is to be checked is led there before the save. */
export const LookedAt = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    await paste(stage, everestText);
    await press(stage, 'Save');
    await stage.userEvent.click(await screen.findByRole('button', { name: 'Look at them' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-check'));
  },
});

/** Somebody else changed a day meanwhile: nothing is sent, and the days are compared with theirs. */
export const ChangedMeanwhile = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, backend } = stage;
    await paste(stage, threeDays);
    await canvas.findByRole('heading', { name: '3 days were read' });
    const [, second] = await stored(stage);
    await backend.db.run('write', () =>
      backend.db.table(itineraryTable).update(second?.id ?? 0, { title: 'Fly to Ramechhap' }),
    );
    const before = await stored(stage);
    await press(stage, 'Save');
    await canvas.findByText('Somebody else changed the itinerary meanwhile. Nothing was sent.');
    await expect(await stored(stage)).toEqual(before);
    await press(stage, 'Use my order');
    await expect(
      await (await row(stage, 'Drive to Nuwakot')).findByText(/^Now: Fly to Ramechhap/),
    ).toBeVisible();
  },
});

/** Another text replaces what was read; the corrections come back by Undo. */
export const ReadAgain = meta.story({
  tags: ['tests'],
  beforeEach: withoutDays,
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await paste(stage, threeDays);
    const day = await opened(stage, 'Departure', 3);
    await userEvent.type(day.getByRole('textbox', { name: 'Title' }), ' home{Escape}');
    await press(stage, 'Change the text');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Text' }), '\nDay 4: Rest');
    await press(stage, 'Read the text');
    await expect(await canvas.findByRole('heading', { name: '4 days were read' })).toBeVisible();
    await expect((await names(stage)).slice(2)).toEqual(['Departure', 'Rest']);
    await press(stage, 'Undo');
    await waitFor(async () => expect((await names(stage))[2]).toBe('Departure home'));
  },
});

export const LongText = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    await paste(stage, `Day 1: ${longNepali}\n${longNepali.repeat(4)}\nदिन २: ${longNepali}`);
    await expect(await stage.canvas.findByRole('heading', { name: '2 days were read' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
