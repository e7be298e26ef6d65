import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { singleKeys } from '@/components/keys/single-keys';
import { digits } from '@/lib/formats/digits';
import { languages } from '@/lib/languages/stored-language';
import { setUnsaved } from '@/lib/storage/unsaved';
import { appearance, changeAppearance } from '@/shell/appearance';
import { AppearanceDrawer } from '@/shell/appearance-drawer';
import preview from '../../.storybook/preview';

const meta = preview.meta({
  title: 'Kit/Shell/Appearance drawer',
  component: AppearanceDrawer,
  args: { opened: true, onClose: fn() },
});

export const Default = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Semi-dark' }));
    await expect(appearance.get().theme).toBe('semi-dark');
    await userEvent.click(screen.getByRole('radio', { name: 'Right to left' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'));
    await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    await expect(singleKeys.get()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'ltr'));
    await expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
    await expect(screen.getByRole('switch', { name: 'Single-key shortcuts' })).toBeChecked();
  },
});

/** Each by its own name; another one is asked for by a reload, and Reset keeps it. */
export const Languages = meta.story({
  tags: ['tests'],
  beforeEach: () => () => changeAppearance({ language: 'en' }),
  play: async ({ userEvent }) => {
    const choice = within(await screen.findByRole('radiogroup', { name: 'Language' }));
    await expect(choice.getAllByRole('radio')).toHaveLength(Object.keys(languages).length);
    await expect(choice.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(choice.getByText('नेपाली')).toHaveAttribute('lang', 'ne');
    changeAppearance({ language: 'ne' });
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await expect(appearance.get().language).toBe('ne');
    await expect(choice.getByRole('radio', { name: 'English' })).toBeChecked();
  },
});

/** A switch of language or digits loads the page anew: what a form cannot bring back is asked about, and nothing is chosen yet. */
export const LanguageAsks = meta.story({
  tags: ['tests'],
  beforeEach: () => {
    setUnsaved('form', true);
    return () => setUnsaved('form', false);
  },
  play: async ({ userEvent }) => {
    for (const name of ['नेपाली', 'Devanagari, १२३']) {
      await userEvent.click(await screen.findByRole('radio', { name }));
      const question = await screen.findByRole('dialog', { name: 'Load the page anew?' });
      await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
    }
    await expect(appearance.get().language).toBe('en');
    await expect(digits.get()).toBe('latin');
    await expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
