import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import type { Entry } from '@/domain/history/entry';
import { addEntry, readEntries } from '@/domain/history/history-store';
import { HistoryScreen } from '@/features/history/history-screen';
import { featureTable } from '@/mocks/seed/features';
import { packageTable } from '@/mocks/seed/packages';
import { recordTypes } from '@/routes/_shell/-record-types';
import preview from '../../.storybook/preview';
import { longNepali } from '../support/texts';

const meta = preview.meta({
  title: 'Screens/What I changed',
  parameters: { router: { path: '/history' } },
  render: () => <HistoryScreen loadTypes={() => Promise.resolve(recordTypes)} />,
});

type Given = Partial<Entry> & { record?: object };

/** The day of the pictures, at noon in Nepal. */
const noon = () => Math.floor(Date.now() / 86_400_000) * 86_400_000 + 22_500_000;

/** A list with these writes, the first one first, a minute apart. */
const listing = (entries: readonly Given[] | ((context: StoryContext) => Promise<readonly Given[]>)) => ({
  beforeEach: async (context: StoryContext) => {
    const given = typeof entries === 'function' ? await entries(context) : entries;
    for (const [index, { record, ...entry }] of given.entries())
      await addEntry(
        {
          at: noon() - (given.length - index) * 60_000,
          owner: '1',
          kind: 'changed',
          path: '/v1/admin/package/packages/1',
          name: 'Everest Base Camp Trek',
          changes: [],
          whole: record !== undefined,
          ...entry,
        },
        record,
        () => true,
      );
  },
});

const faq = { id: 1, question: 'Do I need a visa?', answer: '<p>Yes.</p>', status: 1 };
const trek = {
  id: 999,
  name: 'Lost Valley Trek',
  slug: 'lost-valley-trek',
  price_per_person: 1200,
  status: true,
  images: [{ id: 8, url: 'https://files.example.com/gone.jpg', alt: 'A valley' }],
  itenaries: [{ id: 1, title: 'Arrival', description: '', duration: '', accommodation: '' }],
  faqs: [faq, { ...faq, id: 2, question: 'What do I eat?' }],
  departures: [{ id: 3, departure_date: '2027-03-06', discount_percent: 5, offer_title: '', status: 1 }],
};

const day: readonly Given[] = [
  {
    at: noon() - 86_400_000,
    kind: 'approved',
    path: '/v1/admin/package/2',
    name: 'Gokyo Lakes',
    by: 'approval',
  },
  { kind: 'deleted', path: '/v1/admin/package/packages/999', name: trek.name, by: 'deletion', record: trek },
  {
    by: 'form',
    changes: [
      { field: 'price_per_person', from: 1200, to: 1300 },
      { field: 'region_id', from: 3, to: 5, named: ['Everest', 'Manang'] },
    ],
  },
  {
    kind: 'created',
    path: '/v1/admin/features/77',
    name: 'Headlamp',
    by: 'form',
    changes: [{ field: 'title', to: 'Headlamp' }],
  },
  ...['TIMS card', 'Porter insurance', 'Airport pick-up', 'Trekking map'].map((name, index): Given => ({
    path: `/v1/admin/features/${index + 1}`,
    name,
    by: 'many',
    run: 'set inactive',
    changes: [{ field: 'status', from: true, to: false }],
  })),
  { kind: 'cancelled', path: '/v1/admin/bookings/7', name: 'Gokyo Lakes', by: 'cancellation' },
  {
    path: '/v1/admin/users/3/profiles',
    name: 'Maya Gurung',
    by: 'form',
    changes: [{ field: 'pan_number', hidden: true }],
    unsure: true,
  },
];

export const Days = meta.story({ ...listing(day), tags: ['screen'] });

export const Loading = meta.story({
  beforeEach: () => {
    const never = spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
    return () => never.mockRestore();
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No changes yet' })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => {
    const denied = spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError');
    });
    return () => denied.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const LongText = meta.story(
  listing([
    {
      name: longNepali,
      by: 'form',
      changes: [{ field: 'overview', from: longNepali, to: `${longNepali}${longNepali}` }],
    },
    { kind: 'deleted', name: longNepali, record: trek, by: 'deletion' },
  ]),
);

export const Many = meta.story(
  listing(
    Array.from({ length: 250 }, (_, index): Given => ({
      name: `Package ${index}`,
      by: 'sheet',
      changes: [{ field: 'price_per_person', from: index, to: index + 100 }],
    })),
  ),
);

export const Phone = meta.story({ ...listing(day), globals: { viewport: { value: 'phone' } } });

/** Kinds, words in names and values, and the changes of one record with its parts. */
export const Filtered = meta.story({
  ...listing(day),
  tags: ['tests'],
  parameters: { router: { path: '/history?text=1%2C300' } },
  play: async ({ canvas, userEvent, router }) => {
    await expect(await canvas.findByText('Manang')).toBeVisible();
    await expect(canvas.queryByText(/Headlamp/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'All its changes: “Everest Base Camp Trek”' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ record: '/packages/1' }));
    await expect(await canvas.findByText(/Only the changes of/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '“Everest Base Camp Trek”' })).toHaveAttribute(
      'href',
      expect.stringContaining('/packages/1/view'),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Show all' }));
    await expect(await canvas.findByRole('link', { name: '“Headlamp”' })).toBeVisible();
  },
});

const titles = ['Yak', 'Peak', 'Lake'];

/** Three features that a run set inactive; somebody else has renamed and switched the second one since. */
const switched = listing(async ({ backend }) => {
  const features = backend.db.table(featureTable);
  for (const [index, title] of titles.entries())
    await backend.db.run('write', () => features.update(index + 1, { title, status: false }));
  return titles.map((name, index) => ({
    path: `/v1/admin/features/${index + 1}`,
    name,
    by: 'sheet' as const,
    run: 'sheet',
    changes: [{ field: 'title', from: `Old ${name}`, to: name === 'Peak' ? 'Summit' : name }],
  }));
});

const titlesOf = async ({ backend }: Pick<StoryContext, 'backend'>) => {
  const rows = await backend.db.run('read', () => backend.db.table(featureTable).all());
  return [1, 2, 3].map((id) => rows.find((row) => row.id === id)?.title);
};

/** A run is undone as a whole; what was changed again since stays, and is named with the reason. */
export const RunUndone = meta.story({
  ...switched,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo all' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo the whole run?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Undo 3 changes' }));
    await expect(
      await dialog.findByText(/Title changed again since, so nothing was overwritten\./),
    ).toBeVisible();
    await expect(await dialog.findByText('2 of 3 done, 1 failed')).toBeVisible();
    await expect(await titlesOf(stage)).toEqual(['Old Yak', 'Peak', 'Old Lake']);
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(canvas.getAllByText('Undone since.')).toHaveLength(2));
    await expect(canvas.getAllByRole('button', { name: /^Undo the change/ })).toHaveLength(1);
  },
});

/** A deleted package comes back as a new one, with its days, FAQs and departures; its image cannot be fetched. */
export const Restored = meta.story({
  ...listing(day),
  tags: ['tests'],
  play: async ({ canvas, userEvent, backend }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore as new: “Lost Valley Trek”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore “Lost Valley Trek” as new?' }));
    await expect(await dialog.findByText(/with 1 itinerary day, 2 FAQs, and 1 departure\./)).toBeVisible();
    await expect(dialog.getByText(/It gets a new ID\./)).toBeVisible();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Slug' }));
    const [other] = await backend.db.run('read', () => backend.db.table(packageTable).all());
    await userEvent.type(dialog.getByRole('textbox', { name: 'Slug' }), other?.slug ?? '');
    await userEvent.click(dialog.getByRole('button', { name: 'Restore as new' }));
    await expect(await dialog.findByText('0 of 5 done, 1 failed, 4 waiting')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Slug' })).toHaveFocus();
    await expect(dialog.getByRole('textbox', { name: 'Slug' })).toBeInvalid();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText('5 of 5 done')).toBeVisible();
    await expect(dialog.getByText('1 image could not be fetched: add it by hand.')).toBeVisible();
    const packages = await backend.db.run('read', () => backend.db.table(packageTable).all());
    const made = packages.find(({ name }) => name === trek.name);
    await expect(made).toMatchObject({ slug: `${other?.slug}-2`, price_per_person: 1200, status: true });
    await expect(dialog.getByRole('link', { name: 'Open the new record' })).toHaveAttribute(
      'href',
      `/packages/${made?.id}/view`,
    );
    const [deletion] = (await readEntries('1')).filter(({ kind }) => kind === 'deleted');
    await waitFor(async () =>
      expect((await readEntries('1')).find(({ id }) => id === deletion?.id)?.restored?.parts).toHaveLength(4),
    );
  },
});

/** What cannot be restored says why: a user needs a password, which is not kept. */
export const Unrestorable = meta.story({
  ...listing([
    {
      kind: 'deleted',
      path: '/v1/admin/users/9',
      name: 'Maya Gurung',
      record: { id: 9, full_name: 'Maya Gurung' },
    },
  ]),
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore as new: “Maya Gurung”' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/A user needs a password, which is not kept here\./)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Restore as new' })).not.toBeInTheDocument();
  },
});
