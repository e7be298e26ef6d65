import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Stay } from '@/domain/listings/stay';
import type { RoomsOf, StayViewKind } from '@/features/stays/stay-kind';
import { StayView } from '@/features/stays/view/stay-view';
import type { Row, TableDefinition } from '@/mocks/db/table';
import type { StoredRoom } from '@/mocks/seed/rooms';
import { expectForbidden, expectMissing, expectRecordLoading, expectRetry } from './plays';
import { failing, forbidden, loading } from './story-parts';
import { longNepali } from './texts';

export const regionNamed = async (canvas: StoryContext['canvas'], name: string) =>
  within(await canvas.findByRole('region', { name }));

interface StayTables<R extends Row> {
  stays: TableDefinition<R>;
  rooms: TableDefinition<StoredRoom>;
}

/** The first stay with long texts, and a first room with a long name. */
export const longStay = <R extends Row>(tables: StayTables<R>, texts: Partial<R>) => ({
  beforeEach: ({ backend }: StoryContext) =>
    backend.db.run('write', async () => {
      await backend.db.table(tables.stays).update(1, texts);
      await backend.db.table(tables.rooms).update(1, { name: longNepali });
    }),
});

/** The first stay without the fields needed to sell it, and without rooms. */
export const incompleteStay = <R extends Row>(tables: StayTables<R>, missing: Partial<R>) => ({
  beforeEach: ({ backend }: StoryContext) =>
    backend.db.run('write', async () => {
      await backend.db.table(tables.stays).update(1, missing);
      const rooms = backend.db.table(tables.rooms);
      for (const { id, stay_id } of await rooms.all()) if (stay_id === 1) await rooms.remove(id);
    }),
});

/** The view screen of a hotel or homestay, at rest and in all states. */
export const stayViewStories = <Rec extends Stay>(kind: StayViewKind<Rec>, roomsOf: RoomsOf) => {
  const { nouns, label, path } = kind.area;
  const above = { label, to: path };
  const render = () => <StayView kind={kind} roomsOf={roomsOf} id={1} />;
  const what = `the ${nouns.one}`;
  return {
    view: { render },
    loading: { render, ...loading, play: (stage: StoryContext) => expectRecordLoading(stage, what) },
    failed: {
      render,
      ...failing,
      play: (stage: StoryContext) => expectRetry(stage, `Could not load ${what}`),
    },
    forbidden: {
      render,
      ...forbidden(`*/v1/admin${path}/1`),
      play: (stage: StoryContext) => expectForbidden(stage, what, above),
    },
    missing: {
      render: () => <StayView kind={kind} roomsOf={roomsOf} id={99_999} />,
      play: (stage: StoryContext) => expectMissing(stage, nouns.one, above),
    },
  };
};

/** Opens the dialog that changes the prices of all rooms. */
export const openPrices = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  const rooms = await regionNamed(canvas, 'Rooms');
  await userEvent.click(rooms.getByRole('button', { name: 'Change prices' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change prices' });
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Per cent' })).toHaveFocus());
  return within(dialog);
};
