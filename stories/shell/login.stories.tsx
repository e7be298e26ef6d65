import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { isSignedIn, signOut } from '@/api/session';
import { languages } from '@/lib/languages/stored-language';
import { LoginScreen } from '@/shell/login-screen';
import preview from '../../.storybook/preview';
import { unanswered } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({
  title: 'Screens/Sign in',
  component: LoginScreen,
  parameters: { router: { path: '/login' }, shell: false },
  beforeEach: () => signOut,
});

export const Default = meta.story({
  tags: ['screen'],
});

export const SignedIn = meta.story({
  ...Default.input,
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard('admin@example.com{Tab}Annapurna#8091{Enter}');
    await waitFor(() => expect(isSignedIn()).toBe(true));
  },
});

/** Every language but the page's own, in its own words. */
export const OtherLanguages = meta.story({
  tags: ['tests'],
  play: async ({ canvas }) => {
    const { en: own, ...others } = languages;
    for (const [language, name] of Object.entries(others)) {
      await expect(canvas.getByRole('button', { name })).toBeVisible();
      await expect(canvas.getByText(name)).toHaveAttribute('lang', language);
    }
    await expect(canvas.queryByRole('button', { name: own })).toBeNull();
  },
});

/** What is missing is said at its field by us; what cannot be seen in an address from a chat is left out. */
export const Mistyped = meta.story({
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const [email, password] = [canvas.getByLabelText('Email'), canvas.getByLabelText('Password')];
    await userEvent.type(email, 'admin@{Enter}');
    await expect(email).toHaveAccessibleDescription(/^This is not an email address/);
    await expect(email).toHaveFocus();
    await expect(password).toHaveAccessibleDescription('Type your password.');
    await userEvent.type(email, '\u2060example.com\u200e{Enter}');
    await expect(password).toHaveFocus();
    await expect(email).toHaveValue('admin@example.com');
    await expect(email).toBeValid();
    await userEvent.keyboard('Annapurna#8091{Enter}');
    await waitFor(() => expect(isSignedIn()).toBe(true));
  },
});

export const ByUsername = meta.story({
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'asmita.gurung');
    await userEvent.type(canvas.getByLabelText('Password'), 'Annapurna#8091{Enter}');
    await waitFor(() => expect(isSignedIn()).toBe(true));
  },
});

/** The button is busy, and the input stays. */
export const Saving = meta.story({
  ...unanswered(http.post),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'admin@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'Annapurna#8091');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-disabled', 'true'),
    );
    await expect(canvas.getByLabelText('Email')).toHaveValue('admin@example.com');
  },
});

export const PasswordRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'admin@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'mountain');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-disabled', 'false'),
    );
    await expect(isSignedIn()).toBe(false);
    await expect(canvas.getByRole('alert')).toHaveTextContent('do not match our records');
    await userEvent.keyboard('Annapurna#8091{Enter}');
    await waitFor(() => expect(isSignedIn()).toBe(true));
    await expect(canvas.getByLabelText('Email')).toHaveValue('admin@example.com');
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('*/admin/login', () =>
        HttpResponse.json(
          {
            message: 'The given data was invalid.',
            errors: { email: ['This account is closed.'], device: ['This device is not known.'] },
          },
          { status: 422 },
        ),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, 'admin@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'Annapurna#8091');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('This account is closed.'));
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.getByText('This device is not known.')).toBeVisible();
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/admin/login', () => HttpResponse.json({ message: longNepali }, { status: 403 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'admin@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'Annapurna#8091');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText(longNepali, { exact: false })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/admin/login', () => HttpResponse.error()));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'admin@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'Annapurna#8091');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server could not be reached.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toHaveValue('Annapurna#8091');
  },
});

export const NoUsableToken = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('*/admin/login', () => HttpResponse.json({ access_token: 'null', refresh_token: 'null' })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'admin@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'Annapurna#8091');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('sent no usable access token');
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-disabled', 'false');
    await expect(isSignedIn()).toBe(false);
  },
});
