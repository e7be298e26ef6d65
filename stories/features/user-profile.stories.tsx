import { expect, screen, waitFor, within } from 'storybook/test';
import { UserProfile } from '@/features/users/profile/user-profile';
import { imageFile } from '@/lib/image-file.fixtures';
import { users } from '@/mocks/seed/users';
import { saveUser } from '@/session/tokens';
import preview from '../../.storybook/preview';
import {
  expectForbidden,
  expectMissing,
  expectRecordLoading,
  expectRetry,
  saveTo,
  type,
} from '../support/plays';
import { at, failing, forbidden, slow, withLongText } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Users/Profile' });

const above = { label: 'Users', to: '/users' };
/** The first vendor who owes a VAT number and its document. */
const vendor = 12;
const profile = at(`/users/${String(vendor)}/profile`, <UserProfile userId={vendor} />);

export const Profile = meta.story({ ...profile, tags: ['screen'] });
export const Empty = meta.story(at('/users/1/profile', <UserProfile userId={1} />));
export const Loading = meta.story({
  ...profile,
  ...slow,
  play: (stage) => expectRecordLoading(stage, 'the user'),
});
export const Failed = meta.story({
  ...profile,
  ...failing,
  play: (stage) => expectRetry(stage, 'Could not load the user'),
});
export const Forbidden = meta.story({
  ...profile,
  ...forbidden(`*/users/${String(vendor)}`),
  play: (stage) => expectForbidden(stage, 'the user', above),
});
export const Missing = meta.story({
  ...at('/users/99999/profile', <UserProfile userId={99_999} />),
  play: (stage) => expectMissing(stage, 'user', above),
});
export const LongText = meta.story({
  ...profile,
  ...withLongText(users, { profile: { company_name: longNepali, address_1: longNepali, media: [] } }, vendor),
  play: async ({ canvas }) => {
    for (const field of await canvas.findAllByDisplayValue(longNepali)) await expect(field).toBeVisible();
  },
});

/** What a vendor still owes leads to its field; once it is saved, it is owed no more. An odd number is kept, and said. */
export const Owed = meta.story({
  ...profile,
  tags: ['tests'],
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    await expect(await canvas.findByText(/This vendor still owes 2 things/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'VAT number' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'VAT number' })).toHaveFocus());
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Phone 1' }));
    await type(stage, 'Phone 1', '9841234567, ९८५१२३४५६७');
    await type(stage, 'VAT number', '301234567');
    await expect(canvas.getByRole('textbox', { name: 'Phone 1' })).toHaveAccessibleDescription(
      /more than one number/,
    );
    const file = screen.getByLabelText('Choose image: VAT document', { selector: 'input' });
    await userEvent.upload(file, imageFile('png', 'vat.png'));
    await expect(await canvas.findByText('vat.png')).toBeVisible();
    await saveTo(stage, '/users');
    const saved = (await backend.db.table(users).get(vendor))?.profile;
    await expect(saved?.vat_number).toBe('301234567');
    await expect(saved?.phone_1).toBe('9841234567, ९८५१२३४५६७');
    await expect(saved?.media?.map(({ alt }) => alt)).toEqual(['profile', 'pan', 'tan', 'vat']);
  },
});

/** A document opens large, and can be zoomed and turned. */
export const DocumentViewed = meta.story({
  ...profile,
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View PAN document' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'PAN document' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Zoom in' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Rotate left' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('150%, turned by 270°');
    await expect(dialog.getByRole('img', { name: 'PAN document' })).toHaveAttribute('data-degrees', '270');
    await expect(dialog.getByRole('button', { name: 'Zoom out' })).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('++]]');
    await expect(dialog.getByRole('status')).toHaveTextContent('300%, turned by 90°');
    await userEvent.keyboard('++-[[');
    await expect(dialog.getByRole('status')).toHaveTextContent('300%');
    await userEvent.keyboard('----');
    await expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View PAN document' })).toHaveFocus());
  },
});

/** Personal numbers are not written down with the rest of a draft. */
export const NumbersStayOut = meta.story({
  ...profile,
  tags: ['tests'],
  beforeEach: () => {
    saveUser({ id: 1, first_name: 'Asmita' });
  },
  play: async (stage) => {
    await type(stage, 'VAT number', '301234567');
    await type(stage, 'Address 2', 'Patan');
    const kept = () => JSON.stringify(Object.entries(sessionStorage));
    await waitFor(() => expect(kept()).toContain('Patan'));
    await expect(kept()).not.toContain('301234567');
    await expect(kept()).not.toContain('pan_number');
  },
});
