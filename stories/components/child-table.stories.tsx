import { expect, screen, waitFor, within } from 'storybook/test';
import type { Column, RowActions } from '@/components/data-table/column';
import { DetailSection } from '@/components/detail-page/detail-section';
import { ChildTable } from '@/features/stays/rooms/rooms-section';
import { formatNpr } from '@/lib/formats/formats';
import preview from '../../.storybook/preview';
import { wide } from '../support/wide';

interface Room {
  id: number;
  name: string;
  price: number | null;
}

const rooms: Room[] = [
  { id: 1, name: 'Room 10', price: 2500 },
  { id: 2, name: 'Room 9', price: null },
  { id: 3, name: 'छत कोठा', price: 900 },
];
const columns: Column<Room>[] = [
  { key: 'name', header: 'Name' },
  { key: 'price', header: 'Price', cell: ({ price }) => (price === null ? null : formatNpr(price)) },
];
const actions: RowActions<Room> = {
  noun: 'room',
  name: ({ name }) => name,
  remove: () => Promise.resolve(),
  menu: () => [{ label: 'Duplicate', onClick: () => undefined }],
};

const Rooms = ({ rows }: { rows: readonly Room[] }) => (
  <DetailSection title="Rooms">
    <ChildTable nouns="rooms" rows={rows} columns={columns} actions={actions} />
  </DetailSection>
);

const meta = preview.meta({ title: 'Kit/Child table', component: Rooms, args: { rows: rooms } });

export const Default = meta.story({});

export const Empty = meta.story({
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No rooms yet' })).toBeVisible();
  },
});

const names = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => rooms.find(({ name }) => row.textContent.includes(name))?.id);

/** Numbers in texts sort by value, missing values are last in both directions, and the URL stays. */
export const Ordered = meta.story({
  tags: ['tests'],
  globals: wide,
  play: async ({ canvas, router, userEvent }) => {
    const table = await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('button', { name: /by Name/ }));
    await waitFor(() => expect(names(table)).toEqual([2, 1, 3]));
    await userEvent.click(canvas.getByRole('button', { name: /by Price/ }));
    await waitFor(() => expect(names(table)).toEqual([3, 1, 2]));
    await userEvent.click(canvas.getByRole('button', { name: /by Price/ }));
    await waitFor(() => expect(names(table)).toEqual([1, 3, 2]));
    await expect(router.state.location.search).toEqual({});
  },
});

/** Beside a side column there are cards, as a table would hide values under its last columns. */
export const Narrow = meta.story({
  tags: ['tests'],
  globals: wide,
  decorators: [
    (Story) => (
      <div style={{ width: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(rooms.length);
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});

/** All rows are loaded, so there is no choice between the page and all. */
export const Exported = meta.story({
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    const all = await screen.findByRole('menuitem', { name: 'All of them' });
    await waitFor(() => expect(all).toBeVisible());
    await expect(screen.queryByRole('menuitem', { name: 'Everything that matches' })).not.toBeInTheDocument();
  },
});
