import { expect, screen, waitFor, within } from 'storybook/test';
import { savedViews } from '@/components/saved-views/saved-views';
import { PackageList } from '@/features/packages/package-list';
import preview from '../../.storybook/preview';
import { dismissAndUndo } from '../support/plays';
import { longNepali } from '../support/texts';

const inactive = { path: '/packages', name: 'My inactive treks', search: { status: '0', sort: '-id' } };
const waiting = { path: '/packages', name: 'Vendor of Pokhara', search: { vendor_id: '7' } };
const text = { path: '/packages', name: 'Gokyo', search: { name: 'gokyo' }, holdsText: true };

const meta = preview.meta({
  title: 'Kit/Lists/Saved views',
  component: PackageList,
  parameters: { router: { path: '/packages' } },
  beforeEach: () => {
    savedViews.set([inactive, waiting, text]);
    return () => savedViews.set([]);
  },
});

const views = async () => within(await screen.findByRole('navigation', { name: 'Views' }));
const names = () => savedViews.get().map(({ name }) => name);
const shown = { parameters: { router: { path: '/packages', search: inactive.search } } };
const unsaved = { parameters: { router: { path: '/packages', search: { status: '1' } } } };

export const Default = meta.story({});

export const OneShown = meta.story({
  ...shown,
  play: async () => {
    const link = await (await views()).findByRole('link', { name: 'My inactive treks' });
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
});

export const NotSavedYet = meta.story({
  ...unsaved,
  play: async () => {
    await expect(await (await views()).findByRole('button', { name: 'Save view' })).toBeVisible();
  },
});

export const LongTextPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => savedViews.set([{ ...inactive, name: longNepali.slice(0, 60) }, waiting, text]),
});

/** Saves the search parameters under a unique name; then that view is the current one. */
export const Kept = meta.story({
  ...unsaved,
  tags: ['tests'],
  play: async ({ userEvent }) => {
    const strip = await views();
    await userEvent.click(await strip.findByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    // What is typed stays: the help opens beside it.
    const help = dialog.getByRole('link', { name: 'Help: Keep a view of a list' });
    await expect(help).toHaveAttribute('href', '/help#keep-a-view-of-a-list');
    await expect(help).toHaveAttribute('target', '_blank');
    const name = await dialog.findByRole('textbox', { name: 'Name' });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Name is required.')).toBeVisible();
    await userEvent.type(name, 'All{Enter}');
    await expect(await dialog.findByText('This list already has a view of this name.')).toBeVisible();
    await userEvent.type(name, ' and more{Enter}');
    const link = await strip.findByRole('link', { name: 'All and more' });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(link).toHaveFocus());
    await expect(strip.queryByRole('button', { name: 'Save view' })).not.toBeInTheDocument();
    await expect(savedViews.get().at(-1)?.search).toEqual({ status: '1' });
  },
});

/** Saving under the same name replaces a view, and can be undone. */
export const Replaced = meta.story({
  ...unsaved,
  tags: ['tests'],
  play: async ({ userEvent }) => {
    const before = savedViews.get();
    const strip = await views();
    await userEvent.click(await strip.findByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), waiting.name);
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await expect(await strip.findByRole('link', { name: waiting.name })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(savedViews.get()).toHaveLength(before.length);
    await userEvent.click(await screen.findByText('Undo'));
    await waitFor(() => expect(savedViews.get()).toEqual(before));
  },
});

/** Saving a view with a filter's text says that it is removed on sign-out. */
export const KeptWithText = meta.story({
  parameters: { router: { path: '/packages', search: { name: 'rara' } } },
  tags: ['tests'],
  play: async ({ userEvent }) => {
    await userEvent.click(await (await views()).findByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    const name = await dialog.findByRole('textbox', { name: 'Name' });
    await expect(name).toHaveAccessibleDescription(/removed from this browser when you sign out/);
    await userEvent.type(name, 'Rara{Enter}');
    await expect(savedViews.get().at(-1)).toMatchObject({ name: 'Rara', holdsText: true });
  },
});

export const Opened = meta.story({
  tags: ['tests'],
  play: async ({ userEvent, router }) => {
    const strip = await views();
    await userEvent.click(await strip.findByRole('link', { name: 'Waiting for approval' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ request_status: 'pending' }));
    await userEvent.click(strip.getByRole('link', { name: 'Vendor of Pokhara' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ vendor_id: '7' }));
    await userEvent.click(strip.getByRole('link', { name: 'All' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  },
});

/** Destructive items are readable in a dark menu, and on the tinted background of the focus. */
export const Menu = meta.story({
  ...shown,
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'More for My inactive treks' }));
    const remove = await screen.findByRole('menuitem', { name: 'Delete' });
    remove.focus();
    await waitFor(() => expect(remove).toBeVisible());
  },
});

export const Renamed = meta.story({
  ...shown,
  tags: ['tests'],
  play: async (stage) => {
    const { userEvent } = stage;
    await userEvent.click(await screen.findByRole('button', { name: 'More for My inactive treks' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('My inactive treks');
    await userEvent.clear(name);
    await userEvent.type(name, 'Switched');
    const dialog = await dismissAndUndo(stage, 'Rename view');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' off{Enter}');
    await expect(await (await views()).findByRole('link', { name: 'Switched off' })).toBeVisible();
    await expect(names()).toEqual(['Switched off', 'Vendor of Pokhara', 'Gokyo']);
  },
});

/** Moved from the menu or by Alt and an arrow key; the new position is announced to screen readers. */
export const Moved = meta.story({
  ...shown,
  tags: ['tests'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'More for My inactive treks' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move right' }));
    await waitFor(() => expect(names()).toEqual(['Vendor of Pokhara', 'My inactive treks', 'Gokyo']));
    const link = (await views()).getByRole('link', { name: 'My inactive treks' });
    link.focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(names()).toEqual(['Vendor of Pokhara', 'Gokyo', 'My inactive treks']));
    await expect(await screen.findByText('My inactive treks is now number 3 of 3.')).toBeInTheDocument();
    await expect(link).toHaveFocus();
  },
});

/** In a right-to-left layout, left is forward. */
export const MovedRightToLeft = meta.story({
  ...shown,
  globals: { direction: 'rtl' },
  tags: ['tests'],
  play: async ({ userEvent }) => {
    const link = await (await views()).findByRole('link', { name: 'My inactive treks' });
    link.focus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(names()).toEqual(['Vendor of Pokhara', 'My inactive treks', 'Gokyo']));
    await userEvent.click(await screen.findByRole('button', { name: 'More for My inactive treks' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move left' }));
    await waitFor(() => expect(names()).toEqual(['Vendor of Pokhara', 'Gokyo', 'My inactive treks']));
  },
});

export const Deleted = meta.story({
  ...shown,
  tags: ['tests'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'More for My inactive treks' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const notice = await screen.findByText('The view “My inactive treks” was deleted.');
    await waitFor(() => expect(notice).toBeVisible());
    await expect(names()).toEqual(['Vendor of Pokhara', 'Gokyo']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(['My inactive treks', 'Vendor of Pokhara', 'Gokyo']));
  },
});
