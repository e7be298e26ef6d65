import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PackageAsTraveller } from '@/features/packages/view/package-as-traveller';
import { PackageView } from '@/features/packages/view/package-view';
import { homestayRoomsOf } from '@/features/stays/kinds/homestay-room-values';
import { homestayView } from '@/features/stays/kinds/homestay-view';
import { hotelRoomsOf } from '@/features/stays/kinds/hotel-room-values';
import { hotelView } from '@/features/stays/kinds/hotel-view';
import { StayView } from '@/features/stays/view/stay-view';
import { packageTable } from '@/mocks/seed/packages';
import { Requests } from '@/routes/_shell/-requests';
import preview from '../../.storybook/preview';
import { withRecord } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({
  title: 'Screens/Packages/As a traveller sees it',
  parameters: { router: { path: '/packages/1/view' } },
});

const open = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'As a traveller sees it' }));
  const dialog = await screen.findByRole('dialog', { name: 'The content, not the design' });
  await waitFor(() => expect(within(dialog).getByRole('article')).toBeVisible());
  return within(dialog);
};

/** All that is read of a package, in the order of a page. */
export const Desktop = meta.story({
  render: () => <PackageView packageId={1} />,
  play: async (stage) => {
    const page = within((await open(stage)).getByRole('article'));
    await expect(page.getByRole('heading', { name: 'Everest Base Camp Trek' })).toBeVisible();
    await expect(page.getByText(/per person from 6 people on \(10% off\)$/)).toBeInTheDocument();
    await expect(page.getAllByRole('heading', { name: /^Day \d+: / })).toHaveLength(14);
    await expect(page.getByRole('heading', { name: 'Next departures' })).toBeInTheDocument();
    await expect(page.getByText('Visa for Nepal')).toBeInTheDocument();
    await expect(page.getByRole('figure', { name: 'Search result preview' })).toBeInTheDocument();
    await expect(page.getByRole('figure', { name: 'Social card preview' })).toBeInTheDocument();
    await expect(page.getByRole('link', { name: /^cuts to the width of the device/ })).toHaveAttribute(
      'href',
      expect.stringContaining('developers.google.com'),
    );
  },
});

/** The page is as wide as it says, whatever the window. */
export const Phone = meta.story({
  render: Desktop.input.render,
  tags: ['tests'],
  play: async (stage) => {
    const dialog = await open(stage);
    const widthOf = () => dialog.getByRole('article').parentElement?.getBoundingClientRect().width;
    await expect(widthOf()).toBe(1280);
    await stage.userEvent.click(dialog.getByText('Phone, 390 px'));
    await waitFor(() => expect(widthOf()).toBe(390));
    await stage.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(stage.canvas.getByRole('button', { name: 'As a traveller sees it' })).toHaveFocus();
  },
});

/** What is missing is marked in its place, as a link to where it is added. */
export const Gaps = meta.story({
  tags: ['tests'],
  render: Desktop.input.render,
  ...withRecord(packageTable, {
    images: [],
    price_per_person: null,
    duration: null,
    includes: null,
    meta_tag: null,
    discount_percentage: 100,
  }),
  play: async (stage) => {
    const page = within((await open(stage)).getByRole('article'));
    for (const [name, hash] of [
      ['No images', 'images'],
      ['No price', 'price_per_person'],
      ['No duration', 'duration'],
      ['“Includes” is empty', 'includes'],
      ['No meta description', 'meta_description'],
      ['Discount of 100% leaves nothing to pay', 'discount_percentage'],
    ] as const)
      await expect(page.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringMatching(`#${hash}$`),
      );
  },
});

/** A discount for everybody crosses the price out. */
export const Discount = meta.story({
  render: Desktop.input.render,
  tags: ['tests'],
  ...withRecord(packageTable, {
    price_per_person: 100_000,
    discount_percentage: 12.5,
    discount_total_no: null,
  }),
  play: async (stage) => {
    const page = within((await open(stage)).getByRole('article'));
    await expect(page.getByText(/^NPR.87,500$/)).toBeVisible();
    await expect(page.getByText(/^NPR.1,00,000$/).closest('s')).not.toBeNull();
  },
});

/** Hostile texts are shown as texts. */
export const Hostile = meta.story({
  render: Desktop.input.render,
  tags: ['tests'],
  ...withRecord(packageTable, {
    name: '<img src=x onerror=alert(1)>',
    overview:
      '<p>Rapids</p><script>alert(1)</script><form action="//evil.example"><button>Pay</button></form>',
    meta_tag: { title: '<b>Title</b>', description: '" onload="alert(1)' },
  }),
  play: async (stage) => {
    const dialog = await open(stage);
    const page = within(dialog.getByRole('article'));
    await expect(page.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
    await expect(page.getByText('Rapids')).toBeInTheDocument();
    await expect(page.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
    await expect(dialog.getByRole('article').querySelector('form, script, [onerror]')).toBeNull();
  },
});

export const LongText = meta.story({
  render: Desktop.input.render,
  tags: ['tests'],
  ...withRecord(packageTable, { name: longNepali, overview: `<p>${longNepali.repeat(3)}</p>` }),
  play: async (stage) => {
    const dialog = await open(stage);
    await stage.userEvent.click(dialog.getByText('Phone, 390 px'));
    const article = dialog.getByRole('article');
    await waitFor(() => expect(article.parentElement?.getBoundingClientRect().width).toBe(390));
    await expect(article.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const Hotel = meta.story({
  render: () => <StayView kind={hotelView} roomsOf={hotelRoomsOf} id={1} />,
  tags: ['tests'],
  parameters: { router: { path: '/hotels/1/view' } },
  play: async (stage) => {
    const page = within((await open(stage)).getByRole('article'));
    await expect(page.getByText('per night')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rooms' })).toBeInTheDocument();
    await expect(page.getByText(/hotels › /)).toBeInTheDocument();
  },
});

export const Homestay = meta.story({
  render: () => <StayView kind={homestayView} roomsOf={homestayRoomsOf} id={1} />,
  tags: ['tests'],
  parameters: { router: { path: '/homestays/1/view' } },
  play: async (stage) => {
    const page = within((await open(stage)).getByRole('article'));
    await expect(page.getByRole('heading', { name: 'What is included' })).toBeInTheDocument();
    await expect(page.getByText(/homestays › /)).toBeInTheDocument();
  },
});

/** In a request no image of another host is loaded, so that the submitter does not learn who reads it. */
export const Request = meta.story({
  render: () => <Requests only="packages" />,
  tags: ['tests'],
  parameters: { router: { path: '/requests/packages' } },
  beforeEach: async ({ backend }) => {
    await backend.db.run('write', async () => {
      const table = backend.db.table(packageTable);
      const pending = (await table.all()).filter(({ request_status }) => request_status === 'pending');
      for (const { id } of pending)
        await table.update(id, {
          overview: '<p>Rapids</p><img src="https://pixel.example/1.png" alt="A raft">',
        });
    });
  },
  play: async (stage) => {
    const dialog = await open(stage);
    await expect(dialog.getByText('Image from pixel.example: A raft')).toBeInTheDocument();
    await expect(document.querySelector('img[src*="pixel"]')).toBeNull();
  },
});

/** The departures may fail to load by themselves. */
export const DeparturesFailed = meta.story({
  render: () => (
    <PackageAsTraveller
      record={{ id: 1, name: 'Everest Base Camp Trek', status: true }}
      opened
      onClose={() => undefined}
    />
  ),
  tags: ['tests'],
  globals: { backend: 'failing' },
  play: async () => {
    await expect(await screen.findByText('They could not be loaded.')).toBeVisible();
  },
});
