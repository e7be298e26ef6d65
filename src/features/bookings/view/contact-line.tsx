import { ActionIcon, Group } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { ContactLink } from '@/components/links/contact-link';
import { copyText } from '@/components/notices/copy-text';

const words = {
  email: { copy: 'Copy e-mail address', copied: 'The e-mail address was copied.' },
  phone: { copy: 'Copy phone number', copied: 'The phone number was copied.' },
};

/** A contact, which can be opened or copied. */
export const ContactLine = ({ kind, value }: { kind: 'email' | 'phone'; value: string }) => {
  const { copy, copied } = words[kind];
  return (
    <Group gap={4} wrap="nowrap">
      <ContactLink kind={kind} value={value} />
      <ActionIcon size={28} aria-label={copy} data-hint={copy} onClick={() => void copyText(value, copied)}>
        <IconCopy size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
};
