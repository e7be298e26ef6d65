import { ActionIcon, Group } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { ContactLink } from '@/components/contact-link';
import { notifyError, notifySuccess } from '@/components/notices';

interface ContactLineProps {
  kind: 'email' | 'phone';
  value: string;
}

const words = {
  email: { copy: 'Copy e-mail address', copied: 'The e-mail address was copied.' },
  phone: { copy: 'Copy phone number', copied: 'The phone number was copied.' },
};

/** A way to reach somebody, which opens what reaches them, or is copied. */
export const ContactLine = ({ kind, value }: ContactLineProps) => {
  const { copy, copied } = words[kind];
  const take = async () => {
    try {
      await navigator.clipboard.writeText(value);
      notifySuccess(copied);
    } catch {
      notifyError('The browser did not let it be copied.');
    }
  };
  return (
    <Group gap={4} wrap="nowrap">
      <ContactLink kind={kind} value={value} />
      <ActionIcon size={28} aria-label={copy} data-hint={copy} onClick={() => void take()}>
        <IconCopy size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
};
