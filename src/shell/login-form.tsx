import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Alert, Button, Code, Paper, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ApiError, reasonOf, toApiError } from '@/api/errors/api-error';
import type { FieldErrors } from '@/api/errors/field-errors';
import { signIn } from '@/api/session';
import { BusyButton } from '@/components/dialogs/busy-button';
import { clearNotice, SESSION_END } from '@/components/notices/notices';
import { filled } from '@/components/text/filled';
import type { Credentials } from '@/generated/model/index';
import { DEMO_CREDENTIALS as demo, LIMITED_CREDENTIALS as limited } from '@/lib/loading/demo-accounts';
import { typedText } from '@/lib/text/typed-text';

/** Signs in to the offline backend; production builds leave it out. */
const DemoCredentials = ({ onFill }: { onFill: (credentials: Credentials) => void }) => (
  <Paper p="sm" withBorder>
    <Text fz="sm" fw={600} mb={4}>
      {$localize`Offline demonstration`}
    </Text>
    <Text fz="sm" c="dimmed" mb="xs">
      {filled(
        (email, password) => $localize`${email}:email: with the password ${password}:password:`,
        <Code>{demo.email}</Code>,
        <Code>{demo.password}</Code>,
      )}
    </Text>
    <Text fz="sm" c="dimmed" mb="xs">
      {filled(
        (email, password) =>
          $localize`${email}:email: with the password ${password}:password: may not change roles and users.`,
        <Code>{limited.email}</Code>,
        <Code>{limited.password}</Code>,
      )}
    </Text>
    <Button variant="default" size="xs" onClick={() => onFill(demo)}>
      {$localize`Fill in`}
    </Button>
  </Paper>
);

/** Browsers submit by Enter alone. */
const submitByKeys = ({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
};

/** What is missing before anything is sent, by field. */
const problemsOf = (email: string, password: string): FieldErrors => {
  const problems: Record<string, string[]> = {};
  if (email === '') problems.email = [$localize`Type your email address or username.`];
  else if (email.includes('@') && !/^[^\s@]+@[^\s@]+$/.test(email))
    problems.email = [$localize`This is not an email address. Write it as name@example.com.`];
  if (password === '') problems.password = [$localize`Type your password.`];
  return problems;
};

/** E-mail and password; field errors are shown at their field, others above the form. */
export const LoginForm = () => {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<ApiError>();
  const [missing, setMissing] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const [passwordShown, setPasswordShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const inFlight = useRef(false);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (inFlight.current) return;
    const clean = typedText(email);
    const problems = problemsOf(clean, password);
    setEmail(clean);
    setError(undefined);
    setMissing(problems);
    const [first] = Object.keys(problems);
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    inFlight.current = true;
    setBusy(true);
    try {
      await signIn({ email: clean, password });
      clearNotice(SESSION_END);
    } catch (thrown) {
      setError(toApiError(thrown));
      setBusy(false);
      inFlight.current = false;
    }
  };

  // A browser may have filled in the first one.
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    fields.find(({ value }) => value === '')?.focus();
  }, []);

  const { email: ofEmail, password: ofPassword, ...others } = error?.fieldErrors ?? {};
  const isRefused = ofEmail !== undefined || ofPassword !== undefined;
  // Whichever is wrong, people type the password again: in the other field it could be read by anybody.
  useEffect(() => {
    if (isRefused) passwordInput.current?.select();
  }, [isRefused, error]);
  const emailError = (missing.email ?? ofEmail)?.join(' ');
  const passwordError = (missing.password ?? ofPassword)?.join(' ');
  const refusal = isRefused ? Object.values(others).flat().join(' ') : error && reasonOf(error);

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} aria-label={$localize`Sign in`}>
      <Stack gap="md">
        {refusal && (
          <Alert color="danger" icon={<IconAlertTriangle size={18} aria-hidden />}>
            {refusal}
          </Alert>
        )}
        <TextInput
          label={$localize`Email`}
          placeholder={$localize`Email address or username`}
          name="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="username"
          required
          withAsterisk={false}
          maxLength={255}
          value={email}
          error={emailError}
          errorProps={{ role: 'alert' }}
          onChange={(event) => setEmail(event.currentTarget.value)}
          onBlur={() => setEmail(typedText(email))}
          onKeyDown={submitByKeys}
        />
        <PasswordInput
          ref={passwordInput}
          label={$localize`Password`}
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          maxLength={255}
          value={password}
          error={passwordError}
          errorProps={{ role: 'alert' }}
          onChange={(event) => setPassword(event.currentTarget.value)}
          onKeyDown={submitByKeys}
          visible={passwordShown}
          onVisibilityChange={setPasswordShown}
          visibilityToggleButtonProps={{
            'aria-label': passwordShown ? $localize`Hide the characters` : $localize`Show the characters`,
            tabIndex: 0,
          }}
        />
        <BusyButton type="submit" fullWidth busy={busy}>
          {$localize`Sign in`}
        </BusyButton>
        {import.meta.env.VITE_OFFLINE === 'true' && (
          <DemoCredentials
            onFill={(demo) => {
              setEmail(demo.email);
              setPassword(demo.password);
            }}
          />
        )}
      </Stack>
    </form>
  );
};
