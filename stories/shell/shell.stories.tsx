import { Text, Title } from '@mantine/core';
import { expect, screen, waitFor, within } from 'storybook/test';
import { saveUser } from '@/api/session/tokens';
import { singleKeys } from '@/components/keys/single-keys';
import { useScreenTitle } from '@/components/screen/screen-title';
import { home } from '@/resources/home';
import { type Appearance, changeAppearance } from '@/shell/appearance';
import { MenuLink } from '@/shell/menu';
import { Shell } from '@/shell/shell';
import { starred } from '@/shell/starred';
import preview from '../../.storybook/preview';
import { expectPageFits } from '../support/page-fits';
import { longNepali } from '../support/texts';
import { wide } from '../support/wide';

interface ScreenProps {
  title: string;
  record?: string;
}

const Screen = ({ title, record }: ScreenProps) => {
  useScreenTitle({ title, record });
  return (
    <>
      <Title order={1}>{title}</Title>
      <Text mt="sm">The screen is here.</Text>
    </>
  );
};

const meta = preview.meta({
  title: 'Kit/Shell/Shell',
  component: Shell,
  parameters: { router: { path: '/features' } },
  args: { children: <Screen title="Features" /> },
  beforeEach: () => {
    saveUser({ first_name: 'Maya', last_name: 'Gurung', email: 'maya.gurung@example.com' });
  },
});

const withAppearance = (change: Partial<Appearance>) => ({ beforeEach: () => changeAppearance(change) });

export const Default = meta.story({
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(menu.getByRole('link', { name: 'Features' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    const email = await screen.findByText('maya.gurung@example.com');
    await waitFor(() => expect(email).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Images' })).toHaveAttribute('href', '/images');
    await expect(screen.getByText(/^Version \S+$/)).toBeVisible();
    const help = screen.getByRole('menuitem', { name: 'Help with news' });
    await expect(help).toHaveAttribute('href', '/help#what-is-new');
  },
});

/** Requests of all kinds are one entry; what is set up once can be folded away. */
export const Menu = meta.story({
  tags: ['tests'],
  globals: wide,
  parameters: { router: { path: '/requests/hotels' } },
  play: async ({ canvas, userEvent }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }));
    const requests = menu.getByRole('link', { name: /^Requests/ });
    await expect(requests).toHaveAttribute('aria-current', 'page');
    await expect(requests).toHaveAttribute('href', '/requests/packages?kinds=all');
    await expect(await within(requests).findByLabelText('24 waiting')).toBeVisible();
    const setup = menu.getByRole('button', { name: 'Setup', expanded: true });
    await expect(menu.getByRole('link', { name: 'Amenities' })).toBeVisible();
    // More would not fit above Setup on a laptop's screen.
    const above = menu
      .getAllByRole('link')
      .filter((link) => link.compareDocumentPosition(setup) & Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(above).toHaveLength(15);
    await userEvent.click(setup);
    await expect(menu.queryByRole('link', { name: 'Amenities' })).not.toBeInTheDocument();
    await expect(setup).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Starring = meta.story({
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    const star = canvas.getByRole('button', { name: 'Star this page' });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
    const bar = within(canvas.getByRole('navigation', { name: 'Starred pages' }));
    await expect(bar.getByRole('link', { name: 'Features' })).toHaveAttribute('href', '/features');
    await userEvent.click(star);
    await waitFor(() => expect(bar.queryByRole('link', { name: 'Features' })).not.toBeInTheDocument());
  },
});

export const TwelveStarred = meta.story({
  globals: wide,
  beforeEach: () => {
    starred.set(
      Array.from({ length: 12 }, (_, n) => ({ path: `/features/${n}/edit`, label: `Page ${n + 1}` })),
    );
  },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Starred pages' }));
    await expect(bar.getAllByRole('link')).toHaveLength(10);
  },
});

export const TwelveStarredOnASmallLaptop = meta.story({
  globals: { viewport: { value: 'laptop' } },
  args: { children: <Screen title="Edit feature" record={longNepali} /> },
  parameters: { router: { path: '/features/7/edit' } },
  beforeEach: TwelveStarred.input.beforeEach,
  play: async ({ canvas, canvasElement }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Starred pages' })).getAllByRole('link');
    await expect(links).toHaveLength(10);
    for (const link of links) await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    await expectPageFits({ canvasElement });
    const { clientWidth } = canvasElement.ownerDocument.documentElement;
    const account = canvas.getByRole('button', { name: 'Account' }).getBoundingClientRect();
    await expect(account.left).toBeGreaterThanOrEqual(0);
    await expect(account.right).toBeLessThanOrEqual(clientWidth);
    const trail = canvas.getByRole('navigation', { name: 'Breadcrumb' }).getBoundingClientRect();
    await expect(trail.width).toBeGreaterThan(120);
  },
});

export const EditingARecord = meta.story({
  globals: wide,
  args: { children: <Screen title="Edit feature" record="Airport pick-up" /> },
  parameters: { router: { path: '/features/7/edit' } },
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getByRole('link', { name: 'Features' })).toHaveAttribute('href', '/features');
    await expect(trail.getByText('Airport pick-up')).toHaveAttribute('aria-current', 'page');
  },
});

const longTrail = [{ label: longNepali.replaceAll(' ', ''), to: '/amenities' }];

const DeepScreen = () => {
  useScreenTitle({ title: 'Create departure', trail: longTrail });
  return <Title order={1}>Create departure</Title>;
};

export const LongTrail = meta.story({
  globals: wide,
  args: { children: <DeepScreen /> },
  parameters: { router: { path: '/features/create' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expectPageFits({ canvasElement });
  },
});

export const LongText = meta.story({
  args: { children: <Screen title="Edit feature" record={longNepali} /> },
  parameters: { router: { path: '/features/7/edit' } },
  globals: { viewport: { value: 'phone' } },
});

export const CollapsedMenu = meta.story({
  globals: wide,
  ...withAppearance({ menu: 'collapsed' }),
  play: async ({ canvas, userEvent }) => {
    // The browser's own pointer takes the hover away when the layout moves beneath it.
    await waitFor(async () => {
      await userEvent.hover(canvas.getByRole('link', { name: 'Amenities' }));
      await expect(screen.getByRole('tooltip', { name: 'Amenities' })).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Expand menu' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Collapse menu' })).toBeVisible());
  },
});

/** A count is not truncated with WCAG text spacing, and reads the same from right to left. */
export const ManyWaiting = meta.story({
  render: () => (
    <div style={{ width: 215, letterSpacing: '0.12em', wordSpacing: '0.16em' }} dir="rtl">
      <MenuLink entry={{ ...home, label: 'Homestay requests' }} collapsed={false} count={250} />
    </div>
  ),
  tags: ['tests'],
  play: async ({ canvas }) => {
    const count = (await canvas.findByText('99+')).parentElement;
    await expect(count?.scrollWidth).toBe(count?.clientWidth);
  },
});

export const StickyNavbar = meta.story(withAppearance({ navbar: 'sticky' }));
export const StaticNavbar = meta.story(withAppearance({ navbar: 'static' }));
export const HiddenNavbar = meta.story(withAppearance({ navbar: 'hidden' }));
export const Boxed = meta.story(withAppearance({ width: 'boxed', footer: 'hidden' }));
export const SemiDark = meta.story({ globals: { theme: 'semi-dark' } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl', theme: 'semi-dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.queryByRole('button', { name: 'Open menu' });
    // Wide, in a browser that does not size the frame.
    if (!opener) return;
    await userEvent.click(opener);
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(drawer.getByRole('link', { name: 'Amenities' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const CommandPalette = meta.story({
  play: async ({ userEvent, router }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const search = await screen.findByRole('combobox', { name: 'Command' });
    await userEvent.type(search, 'create amen');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/amenities/create'));
  },
});

export const KeyboardShortcuts = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Keyboard shortcuts/ }));
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  },
});

/** The menu is scrolled so that the current area is in view. */
export const CurrentAreaInSight = meta.story({
  globals: wide,
  tags: ['tests'],
  parameters: { router: { path: '/users' } },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Main' });
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
    const users = within(menu).getByRole('link', { name: 'Users and vendors' });
    await waitFor(() =>
      expect(users.getBoundingClientRect().bottom).toBeLessThanOrEqual(menu.getBoundingClientRect().bottom),
    );
  },
});

export const WithoutSingleKeys = meta.story({
  globals: wide,
  beforeEach: () => singleKeys.set(false),
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('?');
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(dialog.getByText(/Single-key shortcuts are switched off/)).toBeVisible());
    await expect(dialog.getByRole('rowheader', { name: 'Save the form' })).toBeVisible();
    await expect(dialog.queryByRole('rowheader', { name: /Requests/ })).not.toBeInTheDocument();
  },
});
