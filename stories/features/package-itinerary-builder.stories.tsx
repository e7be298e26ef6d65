import { getResponse, http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { saveUser } from '@/api/session/tokens';
import { RecordGate } from '@/components/records/record-gate';
import { ItinerarySection } from '@/features/packages/itinerary/itinerary-section';
import { toItineraryValues } from '@/features/packages/itinerary/itinerary-values';
import { getGetPackageQueryOptions } from '@/generated/api/packages/packages';
import { saveDraft } from '@/lib/storage/draft';
import { itineraryTable } from '@/mocks/seed/itineraries';
import preview from '../../.storybook/preview';
import { dismissAndUndo } from '../support/plays';
import { longNepali } from '../support/texts';

const Builder = () => (
  <RecordGate what="the package" record={getGetPackageQueryOptions(1)} cached>
    {({ data }) => <ItinerarySection record={data} />}
  </RecordGate>
);

const path = '/packages/1/view';
const meta = preview.meta({
  title: 'Screens/Packages/Itinerary/Builder',
  parameters: { router: { path } },
  component: Builder,
});

type Backend = Pick<StoryContext, 'backend'>;
type Stage = Pick<StoryContext, 'backend' | 'canvas' | 'userEvent' | 'msw'>;

const places = ['Kathmandu', 'Lukla', 'Namche', 'Tengboche'];

/** Four days with short names, whatever the seed. */
const fourDays = async ({ backend }: Backend) => {
  await backend.db.run('write', async () => {
    const table = backend.db.table(itineraryTable);
    for (const { id, package_id } of await table.all()) {
      const title = places[id - 1];
      if (package_id !== 1) continue;
      if (title === undefined) await table.remove(id);
      else await table.update(id, { title, description: `<p>In ${title}.</p>` });
    }
  });
};

const stored = async ({ backend }: Backend) => {
  const rows = await backend.db.run('read', () => backend.db.table(itineraryTable).all());
  return rows.filter((day) => day.package_id === 1);
};
const storedTitles = async (context: Backend) => (await stored(context)).map(({ title }) => title);

/** Lets the backend handle writes of days, except those that `fail` answers; lists the calls. */
const watchCalls = (
  { backend, msw }: Pick<StoryContext, 'backend' | 'msw'>,
  fail: (call: number, answer: () => Promise<Response | undefined>) => Promise<Response> | undefined = () =>
    undefined,
) => {
  const calls: string[] = [];
  const watch = ({ request }: { request: Request }) => {
    calls.push(request.method);
    const answer = () => getResponse(backend.handlers, request);
    return fail(calls.length, answer) ?? answer();
  };
  const all = '*/v1/admin/packages/1/itenaries';
  msw.use(http.post(all, watch), http.patch(`${all}/:id`, watch), http.delete(`${all}/:id`, watch));
  return calls;
};

const section = async ({ canvas }: Pick<Stage, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'Itinerary' }));

type Section = Awaited<ReturnType<typeof section>>;

const titles = (days: Section) =>
  days.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);

/** The row of the day with this title. */
const row = (days: Section, title: string) =>
  days.getByRole('heading', { level: 3, name: title }).closest('li') as HTMLElement;

const step = async ({ userEvent }: Pick<Stage, 'userEvent'>, days: Section, name: string, arrow: string) => {
  days.getByRole('button', { name: `Drag ${name}` }).focus();
  await userEvent.keyboard(`{Alt>}{${arrow}}{/Alt}`);
};

const fromMenu = async (
  { userEvent }: Pick<Stage, 'userEvent'>,
  days: Section,
  name: string,
  item: string,
) => {
  await userEvent.click(days.getByRole('button', { name: `More for ${name}` }));
  const choice = await screen.findByRole('menuitem', { name: item });
  await waitFor(() => expect(choice).toBeVisible());
  await userEvent.click(choice);
};

const press = async ({ userEvent }: Pick<Stage, 'userEvent'>, days: Section, name: string | RegExp) => {
  await userEvent.click(await days.findByRole('button', { name }));
};

const saved = () => screen.findByText('The itinerary of “Everest Base Camp Trek” was saved.');

export const Untouched = meta.story();

export const Days = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const days = await section(stage);
    await expect(days.getAllByRole('heading', { level: 3 })).toHaveLength(14);
    await expect(days.getByText('14 of 14 days')).toBeInTheDocument();
    await expect(days.queryByRole('group', { name: 'Unsaved itinerary' })).not.toBeInTheDocument();
    await expect(days.getByRole('button', { name: 'Add day' })).toBeVisible();
    await expect(days.queryByRole('button', { name: /^Add the/ })).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: async ({ backend }) => {
    await backend.db.run('write', async () => {
      const table = backend.db.table(itineraryTable);
      for (const { id, package_id } of await table.all()) if (package_id === 1) await table.remove(id);
    });
  },
  play: async (stage) => {
    const days = await section(stage);
    await expect(days.getByText('No itinerary days yet.')).toBeVisible();
    await expect(days.getByRole('button', { name: 'Add the 14 missing days' })).toBeVisible();
    await expect(days.queryByRole('button', { name: 'Collapse all' })).not.toBeInTheDocument();
  },
});

export const Unfolded = meta.story({
  play: async (stage) => {
    const days = await section(stage);
    const title = await days.findByRole('button', { name: 'Arrival in Kathmandu' });
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await expect(days.queryByText('Arrival in Kathmandu.')).not.toBeInTheDocument();
    await stage.userEvent.click(title);
    await expect(days.getByText('Arrival in Kathmandu.')).toBeVisible();
    await press(stage, days, 'Expand all');
    await expect(days.getAllByRole('button', { expanded: true })).toHaveLength(14);
    await press(stage, days, 'Collapse all');
    await expect(days.queryByText('Arrival in Kathmandu.')).not.toBeInTheDocument();
    await expect(days.getByRole('heading', { name: 'Arrival in Kathmandu' })).toBeVisible();
  },
});

/** Ten days by typing alone. */
export const TypedFromNothing = meta.story({
  tags: ['tests'],
  beforeEach: Empty.input.beforeEach,
  play: async (stage) => {
    const { userEvent } = stage;
    const days = await section(stage);
    await press(stage, days, 'Add the 14 missing days');
    await waitFor(async () => expect(await days.findByRole('textbox', { name: 'Title' })).toHaveFocus());
    await expect(days.getAllByText('Nothing written yet')).toHaveLength(13);
    await expect(days.queryByRole('group', { name: 'Unsaved itinerary' })).not.toBeInTheDocument();
    for (const [index, name] of ['Kathmandu', 'Lukla'].entries()) {
      await userEvent.keyboard(`${name}{Enter}`);
      await expect(await days.findByRole('group', { name: `Day ${index + 2}, not saved yet` })).toBeVisible();
      await waitFor(() => expect(days.getByRole('textbox', { name: 'Title' })).toHaveFocus());
      await expect(days.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    }
    await userEvent.keyboard('Namche');
    const calls = watchCalls(stage);
    await userEvent.keyboard('{Control>}s{/Control}');
    await saved();
    await expect(calls).toEqual(['POST', 'POST', 'POST']);
    await expect(await storedTitles(stage)).toEqual(['Kathmandu', 'Lukla', 'Namche']);
    await expect(titles(days)).toEqual(['Kathmandu', 'Lukla', 'Namche']);
    await expect(days.getByRole('button', { name: 'Add the 11 missing days' })).toBeVisible();
  },
});

export const EnterGoesOn = meta.story({
  tags: ['tests'],
  beforeEach: fourDays,
  play: async (stage) => {
    const { userEvent } = stage;
    const days = await section(stage);
    await press(stage, days, 'Add day');
    await userEvent.type(await days.findByRole('textbox', { name: 'Title' }), 'Dingboche{Enter}');
    await expect(await days.findByRole('group', { name: 'Day 6, not saved yet' })).toBeVisible();
    await waitFor(() => expect(days.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await expect(days.getByText('1 unsaved change')).toBeVisible();
    // An empty line ends it.
    await userEvent.keyboard('{Enter}');
    await expect(titles(days)).toEqual([...places, 'Dingboche']);
    await waitFor(() => expect(days.getByRole('button', { name: 'Edit Dingboche' })).toHaveFocus());
  },
});

export const SavedDaysWritten = meta.story({
  tags: ['tests'],
  beforeEach: fourDays,
  play: async (stage) => {
    const { userEvent } = stage;
    const days = await section(stage);
    const calls = watchCalls(stage);
    await press(stage, days, 'Edit Namche');
    const title = await days.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(days.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
    await userEvent.clear(title);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(title).toHaveAccessibleDescription('This field is required.'));
    await userEvent.type(title, 'Namche Bazaar{Enter}');
    await expect(await days.findByRole('group', { name: 'Day 4' })).toBeVisible();
    await waitFor(() => expect(days.getByRole('textbox', { name: 'Title' })).toHaveValue('Tengboche'));
    // There is no saved day below the last.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(days.getByRole('button', { name: 'Tengboche' })).toHaveFocus());
    await press(stage, days, 'Undo');
    await expect(titles(days)).toEqual(places);
    await press(stage, days, 'Edit Namche');
    const again = await days.findByRole('textbox', { name: 'Title' });
    await expect(again).toHaveValue('Namche');
    await userEvent.type(again, ' Bazaar');
    await expect(again).toHaveValue('Namche Bazaar');
    await userEvent.keyboard('{Escape}');
    await expect(titles(days)).toEqual(['Kathmandu', 'Lukla', 'Namche Bazaar', 'Tengboche']);
    await waitFor(() => expect(days.getByRole('button', { name: 'Namche Bazaar' })).toHaveFocus());
    await press(stage, days, 'Save');
    await saved();
    await expect(calls).toEqual(['PATCH']);
    await expect(await storedTitles(stage)).toEqual(['Kathmandu', 'Lukla', 'Namche Bazaar', 'Tengboche']);
  },
});

/** Undo puts back what the save changed, moved and deleted. */
export const SaveUndone = meta.story({
  tags: ['tests'],
  beforeEach: fourDays,
  play: async (stage) => {
    const days = await section(stage);
    await step(stage, days, 'Kathmandu', 'ArrowDown');
    await fromMenu(stage, days, 'Tengboche', 'Delete when saved');
    await press(stage, days, 'Save');
    await saved();
    await expect(await storedTitles(stage)).toEqual(['Lukla', 'Kathmandu', 'Namche']);
    await stage.userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('The itinerary of “Everest Base Camp Trek” is as it was before.');
    await expect(await storedTitles(stage)).toEqual(places);
    await waitFor(() => expect(titles(days)).toEqual(places));
  },
});

export const MovedByKeys = meta.story({
  tags: ['tests'],
  beforeEach: fourDays,
  play: async (stage) => {
    const days = await section(stage);
    const calls = watchCalls(stage);
    await step(stage, days, 'Kathmandu', 'ArrowDown');
    await expect(titles(days)).toEqual(['Lukla', 'Kathmandu', 'Namche', 'Tengboche']);
    await expect(days.getByText('Kathmandu is now day 2 of 4.')).toBeInTheDocument();
    await waitFor(() => expect(days.getByRole('button', { name: 'Drag Kathmandu' })).toHaveFocus());
    await stage.userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
    await expect(titles(days)).toEqual(['Lukla', 'Namche', 'Tengboche', 'Kathmandu']);
    await expect(within(row(days, 'Kathmandu')).getByText('Moved')).toBeVisible();
    await expect(days.getAllByText('Moved')).toHaveLength(1);
    await expect(days.getByText('2 unsaved changes')).toBeVisible();

    await stage.userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await stage.userEvent.keyboard('{Control>}z{/Control}');
    await expect(titles(days)).toEqual(['Lukla', 'Namche', 'Kathmandu', 'Tengboche']);
    await stage.userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await expect(titles(days)).toEqual(places);
    await expect(days.queryByRole('group', { name: 'Unsaved itinerary' })).not.toBeInTheDocument();
    await expect(calls).toEqual([]);
  },
});

export const PickedUpByKeys = meta.story({
  tags: ['tests'],
  beforeEach: fourDays,
  play: async (stage) => {
    const { userEvent } = stage;
    const days = await section(stage);
    days.getByRole('button', { name: 'Drag Namche' }).focus();
    await userEvent.keyboard('[Space]');
    await screen.findByText('Namche is at day 3 of 4.');
    await userEvent.keyboard('[ArrowUp]');
    await screen.findByText('Namche is at day 2 of 4.');
    await userEvent.keyboard('[Space]');
    await waitFor(() => expect(titles(days)).toEqual(['Kathmandu', 'Namche', 'Lukla', 'Tengboche']));
  },
});

export const Inserted = meta.story({
  tags: ['tests'],
  beforeEach: fourDays,
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const days = await section(stage);
    await fromMenu(stage, days, 'Lukla', 'Insert a day below');
    const title = await days.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.type(days.getByRole('textbox', { name: 'Duration' }), '3 hours');
    await press(stage, days, 'Save');
    await waitFor(() => expect(title).toHaveAccessibleDescription('This field is required.'));
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.type(title, 'Phakding');
    await userEvent.type(await days.findByRole('textbox', { name: 'Description' }), 'Along the river.');
    await press(stage, days, 'Done');
    await expect(titles(days)).toEqual(['Kathmandu', 'Lukla', 'Phakding', 'Namche', 'Tengboche']);
    await expect(within(row(days, 'Phakding')).getByText('New')).toBeVisible();
    await press(stage, days, 'Show changes');
    const list = within(await days.findByRole('list', { name: 'Changes' }));
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Add day 5 “Tengboche”',
      'Change day 4: “Tengboche” becomes “Namche”',
      'Change day 3: “Namche” becomes “Phakding”',
    ]);

    const calls = watchCalls(stage);
    await press(stage, days, 'Save');
    await saved();
    await expect(calls).toEqual(['POST', 'PATCH', 'PATCH']);
    await expect(await storedTitles(stage)).toEqual(titles(await section({ canvas })));
    await expect((await stored(stage))[2]).toMatchObject({
      title: 'Phakding',
      duration: '3 hours',
      accommodation: '',
      description: '<p>Along the river.</p>',
    });
    await expect(days.queryByText('New')).not.toBeInTheDocument();
  },
});

export const Writing = meta.story({
  tags: ['tests'],
  beforeEach: fourDays,
  play: async (stage) => {
    const days = await section(stage);
    await fromMenu(stage, days, 'Kathmandu', 'Insert a day above');
    await expect(await days.findByRole('group', { name: 'Day 1, not saved yet' })).toBeVisible();
    await expect(await days.findByRole('textbox', { name: 'Description' })).toBeVisible();
  },
});

export const Cloned = meta.story({
  tags: ['tests'],
  beforeEach: fourDays,
  play: async (stage) => {
    const days = await section(stage);
    await fromMenu(stage, days, 'Lukla', 'Clone');
    await expect(titles(days)).toEqual(['Kathmandu', 'Lukla', 'Lukla', 'Namche', 'Tengboche']);
    await expect(days.getByText('Lukla was cloned as day 3 of 5.')).toBeInTheDocument();
    const calls = watchCalls(stage);
    await press(stage, days, 'Save');
    await waitFor(() => expect(calls).toEqual(['POST', 'PATCH', 'PATCH']));
    await waitFor(async () => expect(await storedTitles(stage)).toEqual(titles(days)));
    const [, lukla, copy] = await stored(stage);
    await expect(copy).toMatchObject({ duration: lukla?.duration, description: lukla?.description });
  },
});

export const DeletedAtOnce = meta.story({
  tags: ['tests'],
  beforeEach: fourDays,
  play: async (stage) => {
    const days = await section(stage);
    const calls = watchCalls(stage);
    await fromMenu(stage, days, 'Lukla', 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete itinerary day?' }));
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles(days)).toEqual(['Kathmandu', 'Namche', 'Tengboche']));
    await expect(calls).toEqual(['DELETE']);
    await expect(await storedTitles(stage)).toEqual(['Kathmandu', 'Namche', 'Tengboche']);
  },
});

export const DeletedWithTheRest = meta.story({
  tags: ['tests'],
  beforeEach: fourDays,
  play: async (stage) => {
    const days = await section(stage);
    await step(stage, days, 'Lukla', 'ArrowUp');
    await fromMenu(stage, days, 'Namche', 'Delete when saved');
    await expect(titles(days)).toEqual(['Lukla', 'Kathmandu', 'Tengboche']);
    await press(stage, days, 'Undo');
    await expect(titles(days)).toEqual(['Lukla', 'Kathmandu', 'Namche', 'Tengboche']);
    await fromMenu(stage, days, 'Namche', 'Delete when saved');
    await step(stage, days, 'Lukla', 'ArrowDown');
    const calls = watchCalls(stage);
    await press(stage, days, 'Save');
    await waitFor(async () => expect(await storedTitles(stage)).toEqual(['Kathmandu', 'Lukla', 'Tengboche']));
    await expect(calls).toEqual(['DELETE']);
  },
});

export const Discarded = meta.story({
  tags: ['tests'],
  beforeEach: fourDays,
  play: async (stage) => {
    const days = await section(stage);
    await fromMenu(stage, days, 'Namche', 'Move up');
    await expect(titles(days)).toEqual(['Kathmandu', 'Namche', 'Lukla', 'Tengboche']);
    await press(stage, days, 'Discard');
    await expect(titles(days)).toEqual(places);
    await stage.userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(titles(days)).toEqual(['Kathmandu', 'Namche', 'Lukla', 'Tengboche']);
  },
});

export const Copied = meta.story({
  tags: ['tests'],
  beforeEach: fourDays,
  play: async (stage) => {
    const { userEvent } = stage;
    const days = await section(stage);
    await press(stage, days, 'Copy days from another package');
    let dialog = within(await screen.findByRole('dialog', { name: 'Copy days from another package' }));
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Package' }), 'Langtang');
    await userEvent.click(await screen.findByRole('option', { name: /^Langtang Valley Trek/ }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Day 2: Syabrubesi to Lama Hotel' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Day 1: Kathmandu to Syabrubesi by jeep' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Insert' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Before day 2: Lukla' }));
    dialog = await dismissAndUndo(stage, 'Copy days from another package');
    await userEvent.click(dialog.getByRole('button', { name: 'Copy 2 days' }));
    await waitFor(() =>
      expect(titles(days)).toEqual([
        'Kathmandu',
        'Kathmandu to Syabrubesi by jeep',
        'Syabrubesi to Lama Hotel',
        'Lukla',
        'Namche',
        'Tengboche',
      ]),
    );
    await expect(days.getAllByText('New')).toHaveLength(2);
    await expect(days.getByText('5 unsaved changes')).toBeVisible();
  },
});

/** The second of three calls fails. */
export const OneCallFailed = meta.story({
  beforeEach: fourDays,
  play: async (stage) => {
    const days = await section(stage);
    const calls = watchCalls(stage, (call) =>
      call === 2 ? Promise.resolve(HttpResponse.json({ message: 'Not now.' }, { status: 409 })) : undefined,
    );
    await fromMenu(stage, days, 'Lukla', 'Clone');
    await press(stage, days, 'Save');
    await expect(await days.findByRole('alert')).toHaveTextContent(
      'Change day 4: “Tengboche” becomes “Namche”: Not now.',
    );
    await expect(days.getByText('Stopped: 1 of 3 changes saved')).toBeVisible();
    const failed = within(row(days, 'Namche'));
    await expect(failed.getByText('Failed')).toBeVisible();
    await expect(failed.getByText('Not now.')).toBeVisible();
    const copy = days.getAllByRole('listitem').find((item) => item.textContent.includes('Day 3'));
    await expect(copy).toHaveTextContent('Waiting');
    await expect(calls).toEqual(['POST', 'PATCH']);
    await press(stage, days, 'Show changes');
    await expect(await storedTitles(stage)).toEqual([...places, 'Tengboche']);
  },
});

/** Stopped between two days: the rest is saved by Continue. */
export const Stopped = meta.story({
  tags: ['tests'],
  beforeEach: fourDays,
  play: async (stage) => {
    const days = await section(stage);
    let release: (() => void) | undefined;
    const calls = watchCalls(stage, (call, answer) =>
      call === 1
        ? new Promise<void>((resolve) => {
            release = resolve;
          }).then(async () => (await answer()) ?? HttpResponse.error())
        : undefined,
    );
    await fromMenu(stage, days, 'Tengboche', 'Clone');
    await fromMenu(stage, days, 'Kathmandu', 'Clone');
    await press(stage, days, 'Save');
    await waitFor(() => expect(release).toBeDefined());
    await press(stage, days, 'Stop');
    release?.();
    await expect(await days.findByText(/^Stopped: 1 of \d changes saved$/)).toBeVisible();
    await expect(calls).toHaveLength(1);
    await press(stage, days, /^Continue with/);
    await saved();
    await expect(await storedTitles(stage)).toEqual(['Kathmandu', ...places, 'Tengboche']);
  },
});

export const FailureRetried = meta.story({
  tags: ['tests'],
  beforeEach: fourDays,
  play: async (stage) => {
    const days = await section(stage);
    const calls = watchCalls(stage, (call) =>
      call === 2 ? Promise.resolve(HttpResponse.json({}, { status: 500 })) : undefined,
    );
    await fromMenu(stage, days, 'Lukla', 'Clone');
    await press(stage, days, 'Save');
    await press(stage, days, 'Retry');
    await saved();
    await expect(calls).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH']);
    await expect(await storedTitles(stage)).toEqual(['Kathmandu', 'Lukla', 'Lukla', 'Namche', 'Tengboche']);
    await expect(days.queryByRole('group', { name: 'Unsaved itinerary' })).not.toBeInTheDocument();
  },
});

export const AddedAnsweredOtherwise = meta.story({
  tags: ['tests'],
  beforeEach: fourDays,
  play: async (stage) => {
    const days = await section(stage);
    stage.msw.use(
      http.post('*/v1/admin/packages/1/itenaries', () =>
        HttpResponse.json({ message: 'Accepted.' }, { status: 202 }),
      ),
    );
    await fromMenu(stage, days, 'Tengboche', 'Clone');
    await press(stage, days, 'Save');
    await expect(await days.findByRole('alert')).toHaveTextContent(/answered 202 instead of 201/);
    await expect(days.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

const renameElsewhere = async ({ backend }: Backend) => {
  await backend.db.run('write', () => backend.db.table(itineraryTable).update(4, { title: 'Dingboche' }));
};

export const ChangedElsewhere = meta.story({
  tags: ['tests'],
  beforeEach: fourDays,
  play: async (stage) => {
    const days = await section(stage);
    const calls = watchCalls(stage);
    await step(stage, days, 'Lukla', 'ArrowUp');
    await renameElsewhere(stage);
    await press(stage, days, 'Save');
    await expect(await days.findByRole('alert')).toHaveTextContent(/Somebody else changed the itinerary/);
    await expect(calls).toEqual([]);
    await press(stage, days, 'Use my order');
    await expect(within(row(days, 'Tengboche')).getByText('Changed')).toBeVisible();
    await press(stage, days, 'Show changes');
    await expect(days.getByText('Change day 4: “Dingboche” becomes “Tengboche”')).toBeVisible();
    await press(stage, days, 'Save');
    await waitFor(async () =>
      expect(await storedTitles(stage)).toEqual(['Lukla', 'Kathmandu', 'Namche', 'Tengboche']),
    );
  },
});

export const TheirsTaken = meta.story({
  tags: ['tests'],
  beforeEach: fourDays,
  play: async (stage) => {
    const days = await section(stage);
    const calls = watchCalls(stage);
    await step(stage, days, 'Lukla', 'ArrowUp');
    await renameElsewhere(stage);
    await press(stage, days, 'Save');
    await press(stage, days, 'Take theirs');
    await waitFor(() => expect(titles(days)).toEqual(['Kathmandu', 'Lukla', 'Namche', 'Dingboche']));
    await expect(calls).toEqual([]);
  },
});

export const SaveRefused = meta.story({
  beforeEach: fourDays,
  play: async (stage) => {
    const days = await section(stage);
    await step(stage, days, 'Lukla', 'ArrowUp');
    stage.msw.use(
      http.get('*/v1/admin/package/packages/1', () => HttpResponse.json({ message: 'No.' }, { status: 403 })),
    );
    await press(stage, days, 'Save');
    await expect(await days.findByRole('alert')).toHaveTextContent(/nothing was sent/);
    await expect(await days.findByRole('button', { name: 'Save' })).toBeVisible();
  },
});

export const DraftOffered = meta.story({
  beforeEach: async (context) => {
    await fourDays(context);
    const before = (await stored(context)).map((day) => ({ id: day.id, ...toItineraryValues(day) }));
    const written = { ...toItineraryValues(), title: 'Written before the session ended' };
    const days = [written, ...before.map((day) => ({ ...day, from: day.id }))];
    saveUser({ id: 1 });
    saveDraft('1', path, { at: Date.now(), label: 'Itinerary', values: { days, left: [before] } });
  },
  play: async (stage) => {
    const days = await section(stage);
    await expect(days.getByText(/^Unsaved changes from/)).toBeVisible();
    await press(stage, days, 'Restore');
    await expect(titles(days)).toEqual(['Written before the session ended', ...places]);
    await expect(days.getByText('5 unsaved changes')).toBeVisible();
  },
});

export const LongText = meta.story({
  beforeEach: async (context) => {
    await fourDays(context);
    await context.backend.db.run('write', () =>
      context.backend.db.table(itineraryTable).update(2, {
        title: longNepali,
        accommodation: longNepali,
        description: `<p>${longNepali.repeat(3)}</p>`,
      }),
    );
  },
  play: async (stage) => {
    const days = await section(stage);
    await step(stage, days, longNepali, 'ArrowUp');
    await press(stage, days, 'Show changes');
    await expect(titles(days)[0]).toBe(longNepali);
  },
});
