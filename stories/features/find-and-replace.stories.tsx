import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor, within } from 'storybook/test';
import { FindScreen } from '@/features/find-and-replace/find-screen';
import { featureTable } from '@/mocks/seed/features';
import { itineraryTable } from '@/mocks/seed/itineraries';
import { recordTypes } from '@/routes/_shell/-record-types';
import preview from '../../.storybook/preview';
import { stopAtFirst } from '../support/stop-at-first';
import { forbidden, loading, withRecord } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({
  title: 'Screens/Find and replace',
  render: () => <FindScreen types={recordTypes} />,
});

const asking = (query: string) => ({ parameters: { router: { path: `/find-and-replace?${query}` } } });

const tengboche = asking('find=Tengboche&replace=Tyangboche');
const inFeatures = asking('find=Tengboche&replace=Tyangboche&in=%2Ffeatures');

const placesFound = async ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.findByRole('button', { name: /^(Replace in|Remove) [\d,]+ places?$/ }, { timeout: 20_000 });

const found = async (stage: Pick<StoryContext, 'canvas'>) => {
  const button = await placesFound(stage);
  await waitFor(() => expect(button).toBeEnabled(), { timeout: 20_000 });
  return button;
};

/** Nothing was looked for yet: the names with several spellings, each leading to its others. */
export const Spellings = meta.story({
  ...asking(''),
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('region', { name: 'Names’ spellings' }));
    await userEvent.type(list.getByRole('searchbox', { name: 'Find a name' }), 'tyangboche');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    await expect(list.getByRole('link', { name: 'Find others' })).toHaveAttribute(
      'href',
      '/find-and-replace?find=Tyangboche&replace=Tengboche&also=Thyangboche&also=Tangboche',
    );
    await expect(list.getByRole('link', { name: 'Edit Tengboche' })).toHaveAttribute(
      'href',
      '/nepal-data?edit=Tengboche%2C+Everest',
    );
  },
});

/** A name that is not in the list. */
export const SpellingUnknown = meta.story({
  ...asking(''),
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('region', { name: 'Names’ spellings' }));
    await userEvent.type(list.getByRole('searchbox', { name: 'Find a name' }), 'kilimanjaro');
    await expect(await list.findByText('No name matches.')).toBeVisible();
  },
});

export const Found = meta.story({
  ...tengboche,
  tags: ['screen'],
  play: async (stage) => {
    await found(stage);
    const { canvas } = stage;
    await expect(canvas.getByRole('region', { name: 'Packages' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Namche to Tengboche' })).toBeVisible();
  },
});

export const Loading = meta.story({
  ...tengboche,
  ...loading,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Stop' })).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Looking through the texts' })).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  tags: ['repetition'],
  ...asking('find=Kilimanjaro&in=%2Ffeatures'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['repetition'],
  ...inFeatures,
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/datatable', () => HttpResponse.json({ message: 'Down.' }, { status: 500 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not all was read', undefined, { timeout: 20_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** One kind is not for this user: that is said, and the others are shown. */
export const Forbidden = meta.story({
  tags: ['repetition'],
  ...asking('find=Tengboche&replace=Tyangboche&in=%2Fnotices&in=%2Ffeatures'),
  ...forbidden('*/notices/datatable'),
  play: async (stage) => {
    await found(stage);
    await expect(stage.canvas.getByText(/Forbidden\./)).toBeVisible();
  },
});

/** A record that somebody else changed and one that the contract refuses stay, and say why. */
export const Refused = meta.story({
  ...asking(`find=Tengboche&replace=${'x'.repeat(200)}&as_typed=true&in=%2Ffeatures`),
  ...withRecord(featureTable, { title: `Visit to Tengboche ${'by a long way '.repeat(10)}` }, 33),
  play: async (stage) => {
    await stage.userEvent.click(await found(stage));
    await expect(
      await stage.canvas.findByText('Use at most 255 characters.', undefined, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(stage.canvas.getByText('0 records changed, 1 failed')).toBeVisible();
    await expect(stage.canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    const bar = within(stage.canvas.getByRole('group', { name: 'Replace' }));
    await stage.userEvent.click(bar.getByRole('button', { name: 'None' }));
    await expect(stage.canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await stage.userEvent.click(bar.getByRole('button', { name: 'All' }));
  },
});

/** A stop leaves what was not begun, to be gone on with as far as it is still ticked. */
export const Stopped = meta.story({
  tags: ['tests'],
  ...asking('find=Tengboche&also=Ama+Dablam&replace=Tyangboche&in=%2Ffeatures'),
  ...withRecord(featureTable, { title: 'Ama Dablam in sight' }, 1),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const start = await found(stage);
    await stopAtFirst(stage, '*/features/:id', () => userEvent.click(start));
    await expect(await canvas.findByText('1 record changed')).toBeVisible();
    await expect(canvas.getByText('Stopped: 1 record changed')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Continue/ })).not.toBeInTheDocument();
    const bar = within(canvas.getByRole('group', { name: 'Replace' }));
    await userEvent.click(bar.getByRole('button', { name: 'None' }));
    await expect(canvas.getByRole('button', { name: 'Replace in 0 places' })).toBeDisabled();
    await userEvent.click(bar.getByRole('button', { name: 'All' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Replace in 1 place' }));
    await expect(await canvas.findByText('2 records changed')).toBeVisible();
  },
});

const titleOf = async ({ backend }: Pick<StoryContext, 'backend'>) =>
  (await backend.db.run('read', () => backend.db.table(featureTable).get(33)))?.title;

/** What is unticked stays; what was replaced is changed back by Undo. */
export const Replaced = meta.story({
  ...asking('find=Tengboche&also=Ama+Dablam&replace=Tyangboche&in=%2Ffeatures'),
  ...withRecord(featureTable, { title: 'Tengboche and TENGBOCHE' }, 33),
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await found(stage);
    const [first] = within(canvas.getByRole('list', { name: /^Places in/ })).getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace in 1 place' }));
    await waitFor(() => expect(canvas.getByText('Replaced in 1 place')).toBeVisible(), { timeout: 10_000 });
    await expect(await titleOf(stage)).toBe('Tengboche and TYANGBOCHE');
    await expect(await canvas.findByRole('button', { name: 'Replace in 0 places' })).toBeDisabled();
    const bar = within(canvas.getByRole('group', { name: 'Replace' }));
    await userEvent.click(await bar.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await titleOf(stage)).toBe('Tengboche and TENGBOCHE'));
    await waitFor(() => expect(bar.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  },
});

/** What somebody else has changed since is shown anew, with its places unticked, and replaced once they are ticked. */
export const ChangedMeanwhile = meta.story({
  ...inFeatures,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent, backend } = stage;
    const start = await found(stage);
    await backend.db.run('write', () =>
      backend.db.table(featureTable).update(33, { title: 'Tengboche at dawn' }),
    );
    await userEvent.click(start);
    await expect(await canvas.findByText(/^It was changed since it was read/)).toBeVisible();
    await expect(await titleOf(stage)).toBe('Tengboche at dawn');
    await expect(canvas.getByRole('button', { name: 'Replace in 0 places' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All places in Features' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace in 1 place' }));
    await waitFor(async () => expect(await titleOf(stage)).toBe('Tyangboche at dawn'));
  },
});

/** Words that tags part are shown, but stay as they are. */
export const Split = meta.story({
  ...asking('find=Tengboche&replace=Tyangboche&in=%2Fpackages'),
  ...withRecord(itineraryTable, { description: '<p>To Teng<em>boche</em>, and on.</p>' }, 5),
  tags: ['tests'],
  play: async (stage) => {
    await found(stage);
    await expect(stage.canvas.getByText(/Formatting begins or ends within these words/)).toBeVisible();
  },
});

export const LongText = meta.story({
  ...asking(`find=सगरमाथा&replace=${encodeURIComponent('एभरेस्ट')}&in=%2Ffeatures`),
  ...withRecord(featureTable, { title: `${longNepali} सगरमाथा ${longNepali}`.slice(0, 255) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const Many = meta.story({
  ...asking('find=a&replace=o&parts_of_words=true&in=%2Ffeatures'),
  play: async (stage) => {
    await found(stage);
  },
});

export const Phone = meta.story({ ...tengboche, globals: { viewport: { value: 'phone' } } });
