import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { saveUser } from '@/api/session/tokens';
import { UserProfile } from '@/features/users/profile/user-profile';
import { imageFile } from '@/lib/files/image-file.fixtures';
import { userTable } from '@/mocks/seed/users';
import preview from '../../.storybook/preview';
import { editRefused, editSaving } from '../support/form-stories';
import {
  expectForbidden,
  expectMissing,
  expectRecordLoading,
  expectRetry,
  saveTo,
  type,
} from '../support/plays';
import { at, failing, forbidden, loading, withRecord } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Users/Profile' });

const above = { label: 'Users', to: '/users' };
/** The first vendor without a VAT number and its document. */
const vendor = 12;
const profile = at(`/users/${vendor}/profile`, <UserProfile id={vendor} />);

export const Profile = meta.story({ ...profile, tags: ['screen'] });
export const Empty = meta.story(at('/users/1/profile', <UserProfile id={1} />));
export const Loading = meta.story({
  ...profile,
  ...loading,
  play: (stage) => expectRecordLoading(stage, 'the user'),
});
export const Failed = meta.story({
  ...profile,
  ...failing,
  play: (stage) => expectRetry(stage, 'Could not load the user'),
});
export const Forbidden = meta.story({
  ...profile,
  ...forbidden(`*/users/${vendor}`),
  play: (stage) => expectForbidden(stage, 'the user', above),
});
export const Missing = meta.story({
  ...at('/users/99999/profile', <UserProfile id={99_999} />),
  play: (stage) => expectMissing(stage, 'user', above),
});
export const Refused = meta.story({ ...profile, ...editRefused, tags: ['repetition'] });
export const Saving = meta.story({ ...profile, ...editSaving, tags: ['repetition'] });
export const LongText = meta.story({
  ...profile,
  ...withRecord(
    userTable,
    { profile: { company_name: longNepali, address_1: longNepali, media: [] } },
    vendor,
  ),
  play: async ({ canvas }) => {
    for (const field of await canvas.findAllByDisplayValue(longNepali)) await expect(field).toBeVisible();
  },
});

/** A vendor's missing field is a link until saved. An unusual number is saved, with a warning. */
export const Owed = meta.story({
  ...profile,
  tags: ['tests'],
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    await expect(await canvas.findByText(/This vendor still owes 2 things/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'VAT number' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'VAT number' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Find the address 1' })).toBeVisible();
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
    const saved = (await backend.db.table(userTable).get(vendor))?.profile;
    await expect(saved?.vat_number).toBe('301234567');
    await expect(saved?.phone_1).toBe('9841234567, ९८५१२३४५६७');
    await expect(saved?.media?.map(({ alt }) => alt)).toEqual(['profile', 'pan', 'tan', 'vat']);
  },
});

/** The position of an image in its frame: the hidden part, and the blank space beside and above it. */
const placeOf = (picture: HTMLElement) => {
  const frame = picture.closest('[role="region"]');
  const [inner, outer] = [picture, frame].map((one) => one?.getBoundingClientRect());
  if (!frame || !inner || !outer) throw new Error('The picture is in no frame.');
  return {
    hidden: Math.max(frame.scrollWidth - frame.clientWidth, frame.scrollHeight - frame.clientHeight),
    above: Math.round(inner.top - outer.top),
    offCentre: Math.abs(Math.round(inner.left - outer.left - (outer.right - inner.right))),
    ratio: Math.round((inner.width / inner.height) * 10) / 10,
  };
};

/** A document opens fitted, and can be zoomed and rotated. */
export const DocumentViewed = meta.story({
  ...profile,
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View PAN document' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'PAN document' }));
    const picture = await dialog.findByRole('img', { name: 'PAN document' });
    const status = dialog.getByRole('status');
    const whole = { hidden: 0, above: 0, offCentre: 0 };
    await waitFor(() => expect(placeOf(picture)).toEqual({ ...whole, ratio: 1.5 }));
    await userEvent.click(dialog.getByRole('button', { name: 'Rotate left' }));
    await waitFor(() => expect(placeOf(picture)).toEqual({ ...whole, ratio: 0.7 }));
    await expect(status).toHaveTextContent(/^\d+%, turned by 270°$/);
    await userEvent.keyboard('1+++');
    await expect(status).toHaveTextContent('300%, turned by 270°');
    await expect(placeOf(picture)).toMatchObject({ ratio: 0.7 });
    await userEvent.keyboard(']+++++');
    await expect(status).toHaveTextContent(/^600%$/);
    // Too large for any frame.
    await waitFor(() => expect(placeOf(picture).hidden).toBeGreaterThan(0));
    await expect(dialog.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('1');
    await expect(status).toHaveTextContent(/^100%$/);
    await userEvent.keyboard('0');
    await waitFor(() => expect(placeOf(picture)).toMatchObject(whole));
    await expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByRole('link', { name: /Open the file/ })).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View PAN document' })).toHaveFocus());
  },
});

/** Not every file is an image: one that cannot be displayed can be opened. */
export const DocumentNoPicture = meta.story({
  ...profile,
  beforeEach: async ({ backend, msw }) => {
    const media = [{ id: 1, url: '/files/pan.pdf', alt: 'pan' }];
    await backend.db.run('write', () => backend.db.table(userTable).update(vendor, { profile: { media } }));
    const headers = { 'content-type': 'application/pdf' };
    msw.use(http.get('*/files/pan.pdf', () => HttpResponse.text('%PDF-1.7', { headers })));
  },
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View PAN document' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'PAN document' }));
    await expect(await dialog.findByText(/cannot be shown here/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: /Open the file/ })).toBeVisible();
  },
});

/** Personal numbers are not stored in the draft. */
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
