import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { saveUser } from '@/api/session/tokens';
import { SignInLetter as Letter } from '@/features/users/letter/sign-in-letter-screen';
import { UserEdit, UserForm } from '@/features/users/user-form';
import { UserList } from '@/features/users/user-list';
import { partsOfName } from '@/lib/records/record-name';
import { userTable } from '@/mocks/seed/users';
import { userArea } from '@/resources/users';
import preview from '../../.storybook/preview';
import { choose, expectListLoading, type } from '../support/plays';
import { resourceStories } from '../support/resource-stories';
import { at, withRecord } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Users' });

/** Fills in a new user with this e-mail address. */
const fillWith = (email: string) => async (stage: StoryContext) => {
  await type(stage, 'First name', 'Sarita');
  await type(stage, 'Last name', 'Bajracharya');
  const field = await type(stage, 'Email', email);
  await choose(stage, 'Role', 'Vendor');
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Generate password' }));
  return field;
};

const stories = resourceStories({
  area: userArea,
  table: userTable,
  list: <UserList />,
  create: <UserForm />,
  edit: (id) => <UserEdit id={id} />,
  longText: { first_name: longNepali, middle_name: null, last_name: null },
  fill: fillWith('sarita@example.com'),
  leadsTo: '/users/5001/profile',
  created: { email: 'sarita@example.com', username: 'sarita', role_id: 3, status: true },
  fillRefused: fillWith('editor@example.com'),
});

export const List = meta.story({ ...stories.list, tags: ['screen'] });
export const ListLoading = meta.story({
  tags: ['repetition'],
  ...stories.listLoading,
  play: (stage) => expectListLoading(stage, 'users', 20),
});
export const ListEmpty = meta.story({
  tags: ['repetition'],
  ...stories.list,
  globals: { backend: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Asmita Gurung')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  },
});
export const ListFailed = meta.story({ ...stories.listFailed, tags: ['repetition'] });
export const ListForbidden = meta.story({ ...stories.listForbidden, tags: ['repetition'] });
export const ListLongText = meta.story({ ...stories.listLongText, tags: ['repetition'] });
export const Create = meta.story({ ...stories.create, tags: ['screen'] });
export const CreateRefused = meta.story(stories.createRefused);
export const CreateSaving = meta.story({ ...stories.createSaving, tags: ['repetition'] });
export const Edit = meta.story({ ...stories.edit, tags: ['screen'] });
export const EditRefused = meta.story({ ...stories.editRefused, tags: ['repetition'] });
export const EditSaving = meta.story({ ...stories.editSaving, tags: ['repetition'] });
export const EditLoading = meta.story({ ...stories.editLoading, tags: ['repetition'] });
export const EditFailed = meta.story({ ...stories.editFailed, tags: ['repetition'] });
export const EditForbidden = meta.story({ ...stories.editForbidden, tags: ['repetition'] });
export const EditMissing = meta.story({ ...stories.editMissing, tags: ['repetition'] });
export const EditLongText = meta.story({ ...stories.editLongText, tags: ['repetition'] });
export const Filtered = meta.story({
  ...stories.filtered({
    label: 'Full name',
    text: 'dawa sherpa',
    shows: 'Pasang Dawa Sherpa',
    hides: 'Asmita Gurung',
  }),
  tags: ['tests'],
});
export const Created = meta.story({ ...stories.created, tags: ['tests'] });

/** The vendors are one click away. */
export const Vendors = meta.story({
  ...stories.list,
  tags: ['tests'],
  play: async ({ canvas, userEvent, router }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Vendors' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ role: '3' }));
    await waitFor(() => expect(canvas.queryByText('Asmita Gurung')).not.toBeInTheDocument());
    await expect((await canvas.findAllByRole('link', { name: 'Vendor' })).length).toBeGreaterThan(1);
    await expect(canvas.getByRole('link', { name: 'Vendors' })).toHaveAttribute('aria-current', 'page');
  },
});

/** A save without a password does not change it. */
export const PasswordLeftAlone = meta.story({
  ...stories.edit,
  tags: ['tests'],
  play: async (stage) => {
    const { backend, canvas, userEvent, router } = stage;
    const before = await backend.db.table(userTable).get(1);
    const name = await canvas.findByRole('textbox', { name: 'Middle name' });
    await userEvent.type(name, 'Devi');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
    await expect(await backend.db.table(userTable).get(1)).toEqual({ ...before, middle_name: 'Devi' });
  },
});

/** Whether the users with these ids are active. */
const activeOf = async ({ backend }: StoryContext, ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await backend.db.table(userTable).get(id))?.status));

/** What a new colleague is told, in both languages; what was typed stays when the language is chosen. */
export const SignInLetter = meta.story({
  ...at('/users/5/letter', <Letter id={5} />),
  play: async ({ canvas, userEvent }) => {
    const letter = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Letter' });
    for (const part of [
      `Sign in at: ${location.origin}/login`,
      'Email: nabin.rai.5@example.com',
      'Role: Administrator',
      'You receive the password separately',
      'तपाईंलाई छुट्टै दिइन्छ',
    ])
      await expect(letter).toHaveTextContent(part);
    await userEvent.click(canvas.getByRole('radio', { name: 'नेपाली' }));
    await expect(letter.value).toMatch(/^नमस्ते Nabin Rai,/);
    await expect(canvas.getByRole('link', { name: 'Open as e-mail' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:nabin\.rai\.5@example\.com\?subject=/) as string,
    );
    await userEvent.type(letter, ' आरती');
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'नेपाली' }));
    await expect(letter.value).toMatch(/आरती$/);
  },
});

/** Who cannot sign in yet is said; a role that came as an id alone is named. */
export const SignInLetterInactive = meta.story({
  ...at('/users/5/letter', <Letter id={5} />),
  ...withRecord(userTable, { status: false }, 5),
  tags: ['tests'],
  globals: { dialect: 'ids' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This account is inactive/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Letter' })).toHaveTextContent('Role: Administrator'),
    );
  },
});

/** The names of users with the role "Administrator". */
const administratorsOf = async ({ backend }: StoryContext) =>
  (await backend.db.table(userTable).all()).filter(({ role_id }) => role_id === 1).map(partsOfName);

const asked = (title: string | RegExp) => screen.findByRole('dialog', { name: title });

/** Deactivating or deleting the user's own account, or the last administrators, needs a confirmation. */
export const AskedFirst = meta.story({
  ...stories.list,
  tags: ['tests'],
  beforeEach: () => {
    saveUser({ id: 1 });
  },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const own = await canvas.findByRole('switch', { name: 'Status of Asmita Gurung' });
    await userEvent.click(own);
    const first = within(await asked('Set “Asmita Gurung” inactive?'));
    await expect(await first.findByText(/This is your own account/)).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(own).toBeChecked());
    await waitFor(() => expect(own).toHaveFocus());
    await expect(screen.queryByText(/was not changed/)).not.toBeInTheDocument();

    for (const name of ['Asmita Gurung', ...(await administratorsOf(stage))])
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete selected' }));
    const second = within(await asked('Delete 4 selected?'));
    await expect(
      await second.findByText(/your own account.*No other active administrator is known.*cannot be undone/),
    ).toBeVisible();
    await userEvent.click(second.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', { name: 'Set inactive' }));
    const third = within(await asked('Set 4 inactive?'));
    await expect(await activeOf(stage, [1, 3, 4, 5])).toEqual([true, true, true, true]);
    await userEvent.click(await third.findByRole('button', { name: 'Set inactive' }));
    await waitFor(async () => {
      await expect(await activeOf(stage, [1, 3, 4, 5])).toEqual([false, false, false, false]);
    });
  },
});

/** The form of the user's own account asks before saving and before deleting. */
export const OwnFormAsks = meta.story({
  ...stories.edit,
  tags: ['tests'],
  beforeEach: () => {
    saveUser({ id: 1 });
  },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Asmita Gurung' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const deletion = within(await asked('Delete user?'));
    await expect(await deletion.findByText(/This is your own account: once it is deleted/)).toBeVisible();
    await userEvent.click(deletion.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await userEvent.click(canvas.getByRole('switch', { name: 'Status' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the form' }));
    await expect(await canvas.findByText(/Nothing was saved/)).toBeVisible();
    await expect(await activeOf(stage, [1])).toEqual([true]);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const save = within(await asked('Save this user?'));
    await userEvent.click(await save.findByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      await expect(await activeOf(stage, [1])).toEqual([false]);
    });
  },
});

/** The password strength is shown while typing; two different passwords are refused before anything is sent. */
export const PasswordChecked = meta.story({
  ...stories.edit,
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText('Password');
    await userEvent.type(password, 'kathmandu');
    await expect(await canvas.findByText('This password is weak.')).toBeVisible();
    await userEvent.type(password, '-Lalitpur-2083');
    await expect(await canvas.findByText('This password is strong.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Password confirmation'), 'kathmandu');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The passwords do not match.')).toBeVisible();
    await expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Lalitpur');
    await expect(screen.getByRole('alert')).toBeVisible();
  },
});
