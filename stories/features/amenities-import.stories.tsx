import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AmenityList } from '@/features/amenities/amenity-list';
import { amenityTable } from '@/mocks/seed/amenities';
import preview from '../../.storybook/preview';
import { stopAtFirst } from '../support/stop-at-first';
import { at, unanswered } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({
  title: 'Screens/Amenities/Import',
  ...at('/amenities', <AmenityList />),
  parameters: { router: { path: '/amenities', search: { mode: 'import' } } },
});

const HEAD = 'Name\tDisplay name\tType\tStatus\tID';
const wifi = 'wifi\tWi-Fi\tHotel\tActive\t1';
const parking = 'parking\tFree parking\tHotel\tActive\t2';
const restaurant = 'restaurant\tRestaurant\tHotel\tActive\t3';

const paste = async ({ canvas, userEvent }: StoryContext, rows: readonly string[], head = HEAD) => {
  const field = await canvas.findByRole('textbox', { name: 'Rows' });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste([head, ...rows].join('\n'));
};

const previewOf = async ({ canvas }: StoryContext) =>
  within(await canvas.findByRole('region', { name: 'Preview' }));

/** An exported file of which two rows were edited, with one row more: what each edited cell is now, and after. */
export const Changes = meta.story({
  tags: ['screen'],
  play: async (stage) => {
    const { canvas } = stage;
    const field = await canvas.findByRole('textbox', { name: 'Rows' });
    await waitFor(() => expect(field).toHaveFocus());
    await paste(stage, [
      'wifi\tWi-Fi everywhere\tRoom\tActive\t1',
      parking,
      'restaurant\tRestaurant\tHotel\tInactive\t3',
      'sauna\tसौना\tHomestay\tActive\t',
    ]);
    await expect(await canvas.findByText('3 changes in 2 rows, 1 new, 1 unchanged.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change 2 and create 1 amenity' })).toBeEnabled();
    const rows = (await previewOf(stage)).getAllByRole('row');
    await expect(rows[1]).toHaveTextContent(/Before Wi-Fi After Wi-Fi everywhere.*Before Hotel After Room/);
    await expect(rows[2]).toHaveTextContent('Before Yes After No');
  },
});

/** A row that is unticked is left out, until it is ticked again. */
export const LeftOut = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await Changes.input.play(stage);
    await userEvent.click((await previewOf(stage)).getByRole('checkbox', { name: 'Import row 2' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Change 1 and create 1 amenity' }));
    await expect(await canvas.findByText('1 unchanged. 1 row is left out.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Rows' })).toHaveValue(
      `${HEAD}\nwifi\tWi-Fi everywhere\tRoom\tActive\t1\n${parking}`,
    );
  },
});

export const ChangesPhone = meta.story({
  tags: ['repetition'],
  globals: { viewport: { value: 'phone' } },
  play: Changes.input.play,
});

export const ChangesLongText = meta.story({
  tags: ['repetition'],
  play: async (stage) => {
    await paste(stage, [`wifi\t${longNepali}\tHotel\tActive\t1`]);
    await expect(await stage.canvas.findByText('1 change in 1 row.')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const NothingToChange = meta.story({
  tags: ['repetition'],
  play: async (stage) => {
    await paste(stage, [wifi, parking, restaurant]);
    await expect(await stage.canvas.findByText('3 unchanged.')).toBeVisible();
    await expect(stage.canvas.getByRole('button', { name: 'Import amenities' })).toBeDisabled();
  },
});

/** The records that rows may change are still being read. */
export const Loading = meta.story({
  tags: ['repetition'],
  ...unanswered(http.get),
  play: async (stage) => {
    await paste(stage, [wifi]);
    await expect(await stage.canvas.findByText('Looking for records that exist already')).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['repetition'],
  globals: { backend: 'failing' },
  play: async (stage) => {
    await paste(stage, [wifi, 'sauna\tसौना\tHomestay\tActive\t']);
    const alert = await stage.canvas.findByText(
      'The amenities that exist already could not all be read',
      undefined,
      { timeout: 20_000 },
    );
    await expect(alert).toBeVisible();
    await expect(stage.canvas.getByText(/^Whether this ID exists could not be checked/)).toBeVisible();
  },
});

/** Somebody else wrote into an edited cell after the preview was made: nothing is overwritten unasked. */
export const Conflict = meta.story({
  tags: ['screen'],
  play: async (stage) => {
    const { canvas, userEvent, backend } = stage;
    await paste(stage, ['wifi\tFast Wi-Fi\tHotel\tActive\t1', parking]);
    await canvas.findByText('1 change in 1 row, 1 unchanged.');
    await backend.db.run('write', () =>
      backend.db.table(amenityTable).update(1, { display_name: 'Wireless', type: 'room' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Change 1 amenity' }));
    const rows = await previewOf(stage);
    await expect(await rows.findByText(/^Somebody else changed this meanwhile: Display name/)).toBeVisible();
    await expect(await rows.findByText(/^Somebody else wrote:/)).toHaveTextContent('Wireless');
    await expect(await canvas.findByText(/changed by somebody else meanwhile: choose/)).toBeVisible();
  },
});

/** What was chosen in a conflict is written, and the other change of the same record stays. */
export const ConflictDecided = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    await Conflict.input.play(stage);
    const { canvas, userEvent, backend } = stage;
    await userEvent.click(await canvas.findByRole('button', { name: 'Take the file’s: row 2' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Change 1 amenity' }));
    await waitFor(async () => {
      const [first] = await backend.db.run('read', () => backend.db.table(amenityTable).all());
      await expect(first).toMatchObject({ display_name: 'Fast Wi-Fi', type: 'room' });
    });
  },
});

/** A row without an ID that has the name of a record is left out, until it is to change that record. */
export const Repeats = meta.story({
  tags: ['screen'],
  play: async (stage) => {
    await paste(stage, ['wifi\tFast Wi-Fi\tHotel\t\t', 'sauna\tSauna\tHomestay\tActive\t']);
    await expect(
      await stage.canvas.findByText('1 row without an ID repeats a record, and is left out'),
    ).toBeVisible();
    await expect(stage.canvas.getByRole('button', { name: 'Create 1 amenity' })).toBeEnabled();
  },
});

export const RepeatsChanged = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    await Repeats.input.play(stage);
    const { canvas, userEvent } = stage;
    await userEvent.click(canvas.getByRole('button', { name: 'Change it: row 2' }));
    await expect(await canvas.findByText('1 change in 1 row, 1 new.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave it: row 2' }));
    await expect(await canvas.findByRole('button', { name: 'Create 1 amenity' })).toBeEnabled();
  },
});

/** Cells with a problem are mended where they stand; a wrong text is replaced in all its rows at once. */
export const Refused = meta.story({
  tags: ['screen'],
  play: async (stage) => {
    await paste(stage, [
      'tub\tHot tub\tRooms\tActive\t',
      'sauna\tSauna\tRooms\tmaybe\t',
      'wifi\t\tHotel\tActive\t1',
    ]);
    await expect(await stage.canvas.findByText('3 rows have problems, and stay here.')).toBeVisible();
    await expect(stage.canvas.getByRole('button', { name: 'Use “Room” instead of “Rooms”' })).toBeVisible();
    await expect(stage.canvas.getByRole('button', { name: 'Save these rows as a file' })).toBeVisible();
  },
});

export const Mended = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    await Refused.input.play(stage);
    const { canvas, userEvent } = stage;
    await userEvent.click(canvas.getByRole('button', { name: 'Use “Room” instead of “Rooms”' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-autofocus'));
    await expect(await canvas.findByText('2 rows have problems, and stay here.')).toBeVisible();
    const cell = canvas.getByRole('textbox', { name: 'Active in row 3' });
    await userEvent.clear(cell);
    await userEvent.type(cell, 'yes');
    // It is taken while it has the focus, and stays an input in its row.
    await expect(await canvas.findByText('1 row has a problem, and stays here.')).toBeVisible();
    await expect(cell).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Rows' })).toHaveValue(
      [HEAD, 'tub\tHot tub\tRoom\tActive\t', 'sauna\tSauna\tRoom\tyes\t', 'wifi\t\tHotel\tActive\t1'].join(
        '\n',
      ),
    );
  },
});

/** What is required beside the name can be taken from it, in all rows at once; “Kind” is the type. */
export const NamesTaken = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await paste(stage, ['sauna\tHotel', 'library\tRoom'], 'Name\tKind');
    await expect(await canvas.findByText('Display name: missing in 2 rows')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import amenities' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the names' }));
    await expect(await canvas.findByRole('button', { name: 'Create 2 amenities' })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: 'Rows' })).toHaveValue(
      'Name\tKind\tDisplay name\nsauna\tHotel\tsauna\nlibrary\tRoom\tlibrary',
    );
  },
});

/** A display name that is there stays; only the others are taken from the names. */
export const NamesTakenWhereMissing = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await paste(stage, ['sauna\tSteam bath\tHotel', 'library\t\tRoom'], 'Name\tDisplay name\tType');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the name' }));
    await expect(await canvas.findByRole('button', { name: 'Create 2 amenities' })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: 'Rows' })).toHaveValue(
      'Name\tDisplay name\tType\nsauna\tSteam bath\tHotel\nlibrary\tlibrary\tRoom',
    );
  },
});

/** No cell of any row can be mended: the column is missing, which is said once. */
export const NoColumn = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    await paste(stage, ['Sauna\tHotel', 'Library\tHotel'], 'Display name\tType');
    const { canvas } = stage;
    await expect(await canvas.findByText('No column for Name')).toBeVisible();
  },
});

/** Nothing is said of a text before it has been read. */
export const NothingSaidTooSoon = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const said: string[] = [];
    const observer = new MutationObserver(() => {
      said.push(
        ...stage.canvas.queryAllByText(/^The first row names no field/).map(({ innerText }) => innerText),
      );
    });
    observer.observe(stage.canvasElement, { childList: true, subtree: true });
    await paste(stage, [wifi, parking]);
    await expect(await stage.canvas.findByText('2 unchanged.')).toBeVisible();
    observer.disconnect();
    await expect(said).toEqual([]);
  },
});

/** The server refuses one row: it stays with the reason, and the others are done. */
export const RowRefused = meta.story({
  tags: ['repetition'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.patch('*/amenities/2', () =>
        HttpResponse.json(
          { message: 'The given data was invalid.', errors: { display_name: ['Too loud.'] } },
          { status: 422 },
        ),
      ),
    );
  },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await paste(stage, [
      'wifi\tFast Wi-Fi\tHotel\tActive\t1',
      'parking\tPARKING\tHotel\tActive\t2',
      restaurant,
    ]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change 2 amenities' }));
    await expect(await (await previewOf(stage)).findByText('Too loud.')).toBeVisible();
    await waitFor(() => expect(screen.getByText('1 amenity was changed.')).toBeVisible());
    await expect(canvas.getByText('1 row was not imported.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Rows' })).toHaveValue(
      [HEAD, 'parking\tPARKING\tHotel\tActive\t2', restaurant].join('\n'),
    );
  },
});

/** The row that is being written is finished; the others stay, to be gone on with. */
export const Stopped = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await paste(stage, ['wifi\tFast Wi-Fi\tHotel\tActive\t1', 'parking\tCar park\tHotel\tActive\t2']);
    const start = await canvas.findByRole('button', { name: 'Change 2 amenities' });
    await stopAtFirst(stage, '*/amenities/1', async () => {
      await userEvent.click(start);
      await expect(await canvas.findByText('Importing 0 of 2')).toBeVisible();
    });
    await waitFor(() => expect(screen.getByText('1 amenity was changed.')).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Change 1 amenity' })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: 'Rows' })).toHaveValue(
      [HEAD, 'parking\tCar park\tHotel\tActive\t2'].join('\n'),
    );
  },
});

const newRows = (count: number) =>
  Array.from({ length: count }, (_, index) => `item-${index}\tItem ${index}\tRoom\tActive\t`);

/** A page of two thousand rows is rendered at a time. */
export const Many = meta.story({
  tags: ['repetition'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await paste(stage, [...newRows(1_999), 'x\tX\tHut\tActive\t']);
    await expect(await canvas.findByText('1–50 of 2,000')).toBeVisible();
    const rows = await previewOf(stage);
    await expect(rows.getAllByRole('row')).toHaveLength(51);
    await expect(rows.getByText('Write Hotel, Homestay, or Room.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByText('51–100 of 2,000')).toBeVisible();
    await userEvent.click(canvas.getByText('To mend 1'));
    await expect(rows.getAllByRole('row')).toHaveLength(2);
  },
});

/** More rows than can be read at once are answered at once. */
export const TooMany = meta.story({
  tags: ['repetition'],
  play: async (stage) => {
    await paste(
      stage,
      Array.from({ length: 50_000 }, (_, index) => `${index}`),
      'Name',
    );
    await expect(
      await stage.canvas.findByText('There are 50,000 rows. Import at most 5,000 at a time.'),
    ).toBeVisible();
    // The browser would take half a minute to lay them out.
    await expect(stage.canvas.getByRole('textbox', { name: 'Rows' })).toHaveValue('');
  },
});
