import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { saveUser } from '@/api/session/tokens';
import { display } from '@/components/text/display';
import { shopHealth } from '@/domain/listings/shop-health';
import { clearSettings, settingsFile } from '@/features/settings/data/settings-file';
import { SettingsScreen } from '@/features/settings/settings-screen';
import { openedRecords, rememberOpened } from '@/lib/records/opened-records';
import { draftsOf, saveDraft } from '@/lib/storage/draft';
import { userTable } from '@/mocks/seed/users';
import { appearance } from '@/shell/appearance';
import { starred } from '@/shell/starred';
import preview from '../../.storybook/preview';
import { editRefused, editSaving, saving } from '../support/form-stories';
import { expectForbidden, expectRecordLoading, expectRetry, type } from '../support/plays';
import { failing, forbidden, loading } from '../support/story-parts';

const meta = preview.meta({
  title: 'Screens/Settings',
  parameters: { router: { path: '/settings' } },
  render: () => <SettingsScreen />,
});

const tab = (name: string) => ({ parameters: { router: { path: '/settings', search: { tab: name } } } });

/** Types a wrong old password, and a new one. */
const fillPasswords = async ({ canvas, userEvent }: StoryContext) => {
  const old = await canvas.findByLabelText(/^Old password/, { selector: 'input' });
  await userEvent.type(old, 'wrong');
  await userEvent.click(canvas.getByRole('button', { name: 'Generate password' }));
  return old;
};

export const Profile = meta.story({ tags: ['screen'] });
export const ProfileLoading = meta.story({
  ...loading,
  play: (stage) => expectRecordLoading(stage, 'your profile'),
});
export const ProfileFailed = meta.story({
  ...failing,
  play: (stage) => expectRetry(stage, 'Could not load your profile'),
});
export const ProfileForbidden = meta.story({
  ...forbidden('*/v1/admin/user'),
  play: (stage) => expectForbidden(stage, 'your profile', { label: 'Home', to: '/' }),
});
export const ProfileRefused = meta.story({ ...editRefused, tags: ['repetition'] });
export const ProfileSaving = meta.story({ ...editSaving, tags: ['repetition'] });
export const Password = meta.story({ ...tab('password'), tags: ['screen'] });
export const PasswordRefused = meta.story({
  ...tab('password'),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await fillPasswords(stage);
    await expect(canvas.getByText(/Copy it before you save/)).toBeVisible();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy password' }));
    await screen.findByText('The password was copied.');
    await expect(canvas.queryByText(/Copy it before you save/)).not.toBeInTheDocument();
    const made = canvas.getByLabelText(/^New password/, { selector: 'input' });
    await expect(made).toHaveValue(write.mock.lastCall?.[0]);
    await userEvent.click(made);
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Confirm password/, { selector: 'input' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The old password is not correct.')).toBeVisible();
  },
});
export const PasswordSaving = meta.story({
  ...tab('password'),
  ...saving((stage) => fillPasswords(stage)),
  tags: ['repetition'],
});
export const Appearance = meta.story({ ...tab('appearance'), tags: ['screen'] });
export const AppearanceDark = meta.story({
  ...tab('appearance'),
  globals: { theme: 'dark' },
  tags: ['repetition'],
});
export const Starred = meta.story({
  ...tab('starred'),
  tags: ['screen'],
  beforeEach: () => {
    starred.set([
      { path: '/bookings', label: 'Bookings' },
      { path: '/users', label: 'Users' },
    ]);
  },
});
export const Data = meta.story({ ...tab('data'), tags: ['screen'] });

export const ProfileSaved = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    await type(stage, 'Middle name', 'Devi');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await backend.db.table(userTable).get(1)).toMatchObject({ middle_name: 'Devi' }),
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument());
    await expect(canvas.getByRole('textbox', { name: 'Middle name' })).toHaveValue('Devi');
  },
});

/** Unsaved names are offered again; a password never is. */
export const ProfileDraft = meta.story({
  tags: ['tests'],
  beforeEach: () => {
    saveUser({ id: 1, first_name: 'Asmita' });
    saveDraft('1', '/settings', {
      at: Date.now(),
      label: 'Edit your profile',
      values: { middle_name: 'Devi' },
      base: { middle_name: '' },
    });
  },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const offer = within(await canvas.findByRole('status', { name: /^Unsaved changes from / }));
    await expect(offer.getByRole('button', { name: 'Discard these changes' })).toBeVisible();
    await userEvent.click(offer.getByRole('button', { name: 'Restore' }));
    await expect(canvas.getByRole('textbox', { name: 'Middle name' })).toHaveValue('Devi');
    await type(stage, 'Last name', ' Rai');
    await waitFor(() => expect(draftsOf('1')[0]?.values).toMatchObject({ last_name: 'Gurung Rai' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(draftsOf('1')).toEqual([]));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('textbox', { name: 'Middle name' })).toHaveValue('Devi');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(draftsOf('1')).toEqual([]));
  },
});

/** The server checks the old password; the input is sent nowhere else. */
export const PasswordChanged = meta.story({
  ...tab('password'),
  tags: ['tests'],
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    const { password = '' } = (await backend.db.table(userTable).get(1)) ?? {};
    const old = await fillPasswords(stage);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The old password is not correct.')).toBeVisible();
    await userEvent.clear(old);
    await userEvent.type(old, password);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await backend.db.table(userTable).get(1))?.password).not.toBe(password),
    );
    await waitFor(() => expect(old).toHaveValue(''));
  },
});

export const TabsHaveAddresses = meta.story({
  tags: ['tests'],
  play: async ({ canvas, userEvent, router }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Appearance' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'appearance' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Dark' }));
    await expect(appearance.get().theme).toBe('dark');
    await userEvent.click(canvas.getByRole('radio', { name: 'BS alone' }));
    await expect(display.get().calendar).toBe('bs');
  },
});

export const DataCleared = meta.story({
  ...tab('data'),
  tags: ['tests'],
  beforeEach: () => {
    display.set({ ...display.get(), density: 'xl' });
    saveUser({ id: 1, first_name: 'Asmita' });
    saveDraft('1', '/features/create', { at: Date.now(), label: 'Create feature', values: { title: 'Yak' } });
    rememberOpened('1', { area: '/packages', id: 3, name: 'Langtang' });
    localStorage.setItem('not-twins', JSON.stringify({ 1: ['/hotels 3 17'] }));
    shopHealth.set({
      at: 0,
      seen: 1,
      whole: true,
      gaps: [],
      shared: {},
      dayPrices: [],
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear local data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear local data?' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(display.get().density).toBe('md'));
    await expect(draftsOf('1')).toEqual([]);
    await expect(openedRecords('1')).toEqual([]);
    await expect(shopHealth.get()).toBeNull();
    await expect(localStorage.getItem('not-twins')).toBe('null');
  },
});

/** Digits and calendar are chosen apart from the language; what nobody has chosen is not stored. */
export const DigitsAndCalendar = meta.story({
  ...tab('appearance'),
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const chosen = await canvas.findByRole('radio', { name: 'Latin, 123' });
    await expect(chosen).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Devanagari, १२३' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'BS and AD' }));
    await waitFor(() => expect(display.get().calendar).toBe('bs-first'));
    await expect(localStorage.getItem('display')).toBe('{"calendar":"bs-first"}');
  },
});

/** Settings are exported to a file and imported from one; another file is refused and changes nothing. */
export const DataImported = meta.story({
  ...tab('data'),
  tags: ['tests'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    display.set({ ...display.get(), density: 'xl', calendar: 'bs' });
    const text = JSON.stringify(settingsFile());
    clearSettings();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no way to choose a file.');
    await canvas.findByRole('button', { name: 'Import settings' });
    const json = (content: string) => new File([content], 'settings.json', { type: 'application/json' });
    await userEvent.upload(input, json('{"format":"other"}'));
    const refusal = await screen.findByText(/^This is not a settings file\./);
    await waitFor(() => expect(refusal).toBeVisible());
    await expect(display.get().density).toBe('md');
    await userEvent.upload(input, json(text));
    await waitFor(() => expect(display.get()).toMatchObject({ density: 'xl', calendar: 'bs' }));
  },
});
