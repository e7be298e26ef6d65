import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Contradictions } from '@/domain/contradictions/contradictions-part';
import type { Package } from '@/generated/model';
import { packageTable } from '@/mocks/seed/packages';
import { Requests } from '@/routes/_shell/-requests';
import preview from '../../.storybook/preview';
import { withRecord } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Packages/Contradictions' });

const trek: Package = {
  id: 900,
  name: 'Manaslu Circuit, 14 Days',
  status: false,
  vendor: { id: 3, full_name: 'Sherpa Summit Adventures' },
  region: { id: 3, name: 'Manaslu' },
  duration: '16 days',
  max_altitude: '4,460 m',
  price_per_person: 165_000,
  includes: '<p>Licensed guide, conservation area permit</p>',
  itenaries: [
    { id: 1, title: 'Samagaun to Samdo' },
    { id: 2, title: 'Samdo to Dharamsala' },
    { id: 3, title: 'Over Larkya La to Bhimthang' },
  ],
};
const departures = [{ id: 1, departure_date: '2027-07-03', status: 1 as const }];

const shown = (record: Package) => () => <Contradictions record={record} departures={departures} />;
const open = async ({ canvas, userEvent }: StoryContext) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ask the vendor' }));
  const dialog = await screen.findByRole('dialog', { name: 'What contradicts' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const letterIn = (dialog: Awaited<ReturnType<typeof open>>) =>
  dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Letter' });

export const Found = meta.story({ render: shown(trek) });

/** Both sides of each, with how sure it is, and the letter about all of them. */
export const Sheet = meta.story({
  tags: ['tests'],
  render: shown(trek),
  play: async (stage) => {
    const dialog = await open(stage);
    const rows = within(dialog.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^DaysCertain.*NameManaslu Circuit, 14 Days.*Duration16 days/),
      expect.stringMatching(/^Highest pointLikely.*Day 3Larkya La, 5,1\d\d m.*Max altitude4,460 m/),
      expect.stringMatching(/^Pass in the monsoonTo ask.*Departures3 Jul 2027.*Day 3Larkya La/),
      expect.stringMatching(/^PermitsTo ask.*IncludesNot mentioned.*Restricted area: Manaslu/),
    ]);
    await expect(letterIn(dialog).value).toMatch(/^Hello Sherpa Summit Adventures,/);
  },
});

export const SheetPhone = meta.story({
  ...Sheet.input,
  tags: ['tests'],
  globals: { viewport: { value: 'phone' } },
});

/** The letter has what is chosen, in the language that is chosen, until it is edited; then it stays as it was typed. */
export const Letter = meta.story({
  render: shown(trek),
  tags: ['tests'],
  play: async (stage) => {
    const { userEvent } = stage;
    const copied: string[] = [];
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => Promise.resolve(void copied.push(text));
    const dialog = await open(stage);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Days' }));
    await expect(letterIn(dialog).value).not.toContain('14 Days” says');
    await userEvent.click(dialog.getByText('नेपाली'));
    await expect(letterIn(dialog).value).toContain('अधिकतम उचाइ');
    await expect(letterIn(dialog).value).not.toContain('“नाम”');

    await userEvent.type(letterIn(dialog), ' – माया');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Permits' }));
    await expect(letterIn(dialog).value).toMatch(/सादर – माया$/);
    await userEvent.keyboard('m');
    await waitFor(() => expect(copied).toEqual([expect.stringMatching(/^नमस्ते.*– माया$/s)]));

    await userEvent.click(dialog.getByRole('button', { name: 'Write it anew' }));
    await expect(letterIn(dialog).value).not.toContain('Restricted area');
    await userEvent.click(dialog.getByRole('button', { name: 'Take my text back' }));
    await expect(letterIn(dialog).value).toMatch(/– माया$/);
    await expect(dialog.getByRole('link', { name: 'Open in WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/\?text=.*%E0%A4%AE%E0%A4%BE%E0%A4%AF%E0%A4%BE$/),
    );

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await open(stage);
    await userEvent.click(again.getByText('नेपाली'));
    await expect(letterIn(again).value).toMatch(/– माया$/);
    navigator.clipboard.writeText = write;
  },
});

/** One that was waved off stays away in this browser, and can be taken back. */
export const WavedOff = meta.story({
  render: shown(trek),
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const dialog = await open(stage);
    for (const name of [
      'Wave off Days',
      'Wave off Highest point',
      'Wave off Pass in the monsoon',
      'Wave off Permits',
    ])
      await userEvent.click(dialog.getByRole('button', { name }));
    await expect(dialog.getByText('All were waved off in this browser.')).toBeVisible();
    await expect(canvas.getByText('All were waved off.')).toBeInTheDocument();
    await userEvent.click(dialog.getByText('4 waved off in this browser'));
    await userEvent.click(dialog.getByRole('button', { name: 'Take Days back' }));
    await expect(dialog.getByRole('checkbox', { name: 'Days' })).toBeChecked();
    await expect(JSON.stringify(localStorage)).not.toContain('Manaslu Circuit');
  },
});

/** Nothing contradicts: nothing is said. */
export const Empty = meta.story({
  render: shown({ id: 901, name: 'Rhododendron walk', status: false, duration: '3 days' }),
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Compare with all packages' })).toBeVisible();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await userEvent.keyboard('c');
    await screen.findByText('Nothing that contradicts was found in “Rhododendron walk”.');
  },
});

const copied = {
  id: 902,
  name: 'Above the clouds',
  status: false,
  overview:
    '<p>Out of the town by jeep, then two days of ridge and forest with the whole range before us, and a night beside a lake that no road has reached.</p>',
};

/** All packages are read once they are asked for, and the one with the same text is named to us, not to the vendor. */
export const Copied = meta.story({
  render: shown(copied),
  tags: ['tests'],
  ...withRecord(packageTable, { overview: copied.overview }, 2),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare with all packages' }));
    await canvas.findByText(/^Compared with \d+ other packages\.$/);
    const dialog = await open(stage);
    await expect(dialog.getByRole('link', { name: 'Everest Panorama Trek' })).toHaveAttribute(
      'href',
      '/packages/2/view',
    );
    await expect(letterIn(dialog).value).not.toContain('Panorama');
  },
});

export const Failed = meta.story({
  render: shown(trek),
  tags: ['tests'],
  beforeEach: ({ msw }: StoryContext) => {
    msw.use(http.get('*/packages/datatable', () => HttpResponse.json({ message: 'No.' }, { status: 400 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare with all packages' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The other packages could not be read.');
    await expect(canvas.getByRole('button', { name: 'Ask the vendor' })).toBeVisible();
  },
});

export const LongText = meta.story({
  render: shown({
    ...trek,
    name: `${longNepali} १४ दिन`,
    overview: `<p>${longNepali} Highest point: 5,106 m. ${longNepali}</p>`,
  }),
  tags: ['tests'],
  play: async (stage) => {
    const dialog = await open(stage);
    await expect(dialog.getByText(/Highest point: 5,106 m\.$/)).toBeVisible();
  },
});

const limi = 'Limi Valley by Simikot';

/** In the queue each request says how much contradicts; the section is beside its Readiness. */
export const InTheQueue = meta.story({
  render: () => <Requests only="packages" />,
  tags: ['tests'],
  parameters: { router: { path: '/requests/packages' } },
  play: async ({ canvas, userEvent }) => {
    const queue = within(await canvas.findByRole('navigation', { name: 'Waiting packages' }));
    const entry = queue.getByRole('button', { name: new RegExp(limi) });
    entry.scrollIntoView();
    await waitFor(() => expect(entry).toHaveTextContent(/\d contradictions$/));
    await userEvent.click(entry);
    const section = within(await canvas.findByRole('region', { name: 'Contradictions' }));
    await expect(section.getByText('Highest point')).toBeVisible();
    await userEvent.keyboard('c');
    await screen.findByRole('dialog', { name: 'What contradicts' });
  },
});
