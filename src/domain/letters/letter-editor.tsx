import { type ReactNode, useState } from 'react';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconBrandWhatsapp, IconCopy, IconMailForward } from '@tabler/icons-react';
import { KeyHint } from '@/components/keys/key-hint';
import { useSingleKeys } from '@/components/keys/single-keys';
import { Segments } from '@/components/screen/segments';
import { mailDraft, mailTo } from '@/lib/text/url';
import { whatsAppDraft } from '@/lib/text/whatsapp';
import type { LetterLanguage } from './letter';
import type { TypedLetters } from './use-typed-letters';

const languages = [
  { value: 'en', label: $localize`English` },
  { value: 'ne', label: <span lang="ne">नेपाली</span> },
  { value: 'both', label: $localize`Both` },
] satisfies { value: LetterLanguage; label: ReactNode }[];

interface LetterEditorProps {
  subject: string;
  /** The receiver, if known; else chosen in the mail program. */
  email?: string | undefined;
  language: LetterLanguage;
  onLanguage: (language: LetterLanguage) => void;
  /** The letter as it is made of what was chosen. */
  letter: string;
  /** What was typed instead: what is chosen does not change it any more. */
  typed: TypedLetters;
  onType: (typed: TypedLetters) => void;
  onCopy: () => void;
}

/** A letter in one or both languages, to be edited, copied, or opened in a mail program or WhatsApp. */
export const LetterEditor = (props: LetterEditorProps) => {
  const { subject, email, language, onLanguage, letter, typed, onType, onCopy } = props;
  const [own, setOwn] = useState<{ language: LetterLanguage; text: string }>();
  const withKeys = useSingleKeys();
  const text = typed[language] ?? letter;
  const isTyped = typed[language] !== undefined && typed[language] !== letter;
  const write = (next: string | undefined) => onType({ ...typed, [language]: next });
  const reset = () => {
    setOwn({ language, text });
    write(undefined);
  };
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs">
        <Segments
          label={$localize`Language of the letter`}
          choices={languages}
          value={language}
          onChange={onLanguage}
        />
        {isTyped && (
          <Group gap="xs">
            <Text size="xs" c="dimmed">
              {$localize`Your text stays as it is.`}
            </Text>
            <Button size="compact-xs" variant="default" onClick={reset}>
              {$localize`Write it anew`}
            </Button>
          </Group>
        )}
        {!isTyped && own?.language === language && (
          <Button size="compact-xs" variant="default" onClick={() => write(own.text)}>
            {$localize`Take my text back`}
          </Button>
        )}
      </Group>
      <Textarea
        aria-label={$localize`Letter`}
        dir="auto"
        lang={language === 'both' ? undefined : language}
        translate="no"
        autosize
        minRows={6}
        maxRows={16}
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <Group gap="xs">
        <Button
          data-confirms
          leftSection={<IconCopy size={16} aria-hidden />}
          rightSection={withKeys && <KeyHint>M</KeyHint>}
          aria-keyshortcuts={withKeys ? 'm' : undefined}
          onClick={onCopy}
        >
          {$localize`Copy letter`}
        </Button>
        <Button
          variant="default"
          component="a"
          href={mailTo(email, subject, text) ?? mailDraft(subject, text)}
          leftSection={<IconMailForward size={16} aria-hidden />}
        >
          {$localize`Open as e-mail`}
        </Button>
        <Button
          variant="default"
          component="a"
          href={whatsAppDraft(text)}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
        >
          {$localize`Open in WhatsApp`}
        </Button>
      </Group>
    </Stack>
  );
};
