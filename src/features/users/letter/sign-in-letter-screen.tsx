import { useState } from 'react';
import { Alert, Paper, Stack, Text, Title } from '@mantine/core';
import { linkOptions, type LinkProps, useRouter } from '@tanstack/react-router';
import { useShortcuts } from '@/components/keys/use-shortcuts';
import { WithHelp } from '@/components/links/help-link';
import { LinkText } from '@/components/links/link-button';
import { copyText } from '@/components/notices/copy-text';
import { useReferredName } from '@/components/pickers/use-referred-name';
import { editScreen } from '@/components/records/edit-screen';
import { useScreenTitle } from '@/components/screen/screen-title';
import type { LetterLanguage } from '@/domain/letters/letter';
import { LetterEditor } from '@/domain/letters/letter-editor';
import { useTypedLetters } from '@/domain/letters/use-typed-letters';
import { nameOfUser, roleOf } from '@/features/users/user-values';
import { getGetUserQueryOptions } from '@/generated/api/users/users';
import type { User } from '@/generated/model';
import { partsOfName } from '@/lib/records/record-name';
import { rolePicker } from '@/resources/pickers';
import { userArea } from '@/resources/users';
import { signInLetter, signInSubject } from './sign-in-letter';

/** The absolute URLs of the screens that a new user needs, in this installation. */
const useUrls = () => {
  const router = useRouter();
  const urlOf = (link: LinkProps) => new URL(router.buildLocation(link).href, location.origin).href;
  return {
    signIn: urlOf({ to: '/login' }),
    password: urlOf(linkOptions({ to: '/settings', search: { tab: 'password' } })),
    appearance: urlOf(linkOptions({ to: '/settings', search: { tab: 'appearance' } })),
    help: urlOf({ to: '/help' }),
  };
};

const SignInLetterScreen = ({ record }: { record: User }) => {
  const [language, setLanguage] = useState<LetterLanguage>('both');
  const [typed, setTyped] = useTypedLetters(`/users/${record.id}`);
  const role = useReferredName(rolePicker, roleOf(record));
  const urls = useUrls();
  const name = nameOfUser(record);
  const email = record.email ?? '';
  const person = record.full_name ?? partsOfName(record);
  const letter = signInLetter({ person: person || undefined, email, role, urls }, language);
  const text = typed[language] ?? letter;
  const copy = () => void copyText(text, $localize`The letter to “${name}:name:” was copied.`);
  useScreenTitle({ title: $localize`Sign-in letter`, record: name });
  useShortcuts([['m', ({ repeat }) => repeat || copy()]]);
  useShortcuts([['mod+Enter', copy]], { whileTyping: true });
  return (
    <Stack gap="sm" maw="var(--width-column)">
      <div>
        <WithHelp about="Give people access">
          <Title order={1}>{$localize`Sign-in letter to ${name}:name:`}</Title>
        </WithHelp>
        <Text size="sm" c="dimmed">
          {$localize`The password is not in it: give it separately, by phone or in person. Nothing is sent or stored here.`}
        </Text>
      </div>
      {record.status === false && (
        <Alert color="warning">
          {$localize`This account is inactive: nobody can sign in with it yet.`}{' '}
          <LinkText inherit underline="always" {...userArea.open(record.id)}>
            {$localize`Account and role`}
          </LinkText>
        </Alert>
      )}
      <Paper withBorder p="md">
        <LetterEditor
          subject={signInSubject(language)}
          email={email}
          language={language}
          onLanguage={setLanguage}
          letter={letter}
          typed={typed}
          onType={setTyped}
          onCopy={copy}
        />
      </Paper>
    </Stack>
  );
};

export const SignInLetter = editScreen($localize`the user`, getGetUserQueryOptions, SignInLetterScreen);
