import { Button, Group } from '@mantine/core';
import { IconCopy, IconMail } from '@tabler/icons-react';
import { useSingleKeys } from '@/components/keys/single-keys';
import { useShortcuts } from '@/components/keys/use-shortcuts';
import { copyText } from '@/components/notices/copy-text';
import { notifyError } from '@/components/notices/notices';
import type { Gaps } from '@/domain/listings/rules/rule';
import { referenceName } from '@/lib/records/record-name';
import { mailTo } from '@/lib/text/url';
import classes from './message-actions.module.css';
import { vendorMessage } from './vendor-message';

interface MessageActionsProps {
  /** The submitter: a vendor for packages, an owner for stays. */
  to: 'vendor' | 'owner';
  record: { name: string };
  person: { full_name?: string | null } | null | undefined;
  /** The submitter's e-mail address, if known. */
  email?: string | null | undefined;
  gaps: Gaps;
}

const words = {
  vendor: { copy: $localize`Copy message to vendor`, mail: $localize`Write e-mail to vendor` },
  owner: { copy: $localize`Copy message to owner`, mail: $localize`Write e-mail to owner` },
} as const;

const look = {
  size: 'compact-sm',
  variant: 'default',
  classNames: { root: classes.button, label: classes.label },
} as const;

/** Mails or copies a message about a listing's gaps to its submitter; the key M copies it. */
export const MessageActions = ({ to, record, person, email, gaps }: MessageActionsProps) => {
  const { name } = record;
  const message = vendorMessage({ name, person: person ? referenceName(person) : undefined, gaps });
  const mail = mailTo(email, name, message);
  const copy = () => void copyText(message, $localize`The message about “${name}:name:” was copied.`);
  const copyOrSay = () => {
    if (gaps.found.length > 0) copy();
    else
      notifyError($localize`No gap was found in “${name}:name:”, so no message was copied.`, {
        id: 'no-message',
        pending: true,
      });
  };
  const withKeys = useSingleKeys();
  useShortcuts([['m', ({ repeat }) => repeat || copyOrSay()]]);
  if (gaps.found.length === 0) return null;
  return (
    <Group gap="xs">
      <Button
        {...look}
        leftSection={<IconCopy size={14} aria-hidden />}
        aria-keyshortcuts={withKeys ? 'm' : undefined}
        onClick={copy}
      >
        {words[to].copy}
      </Button>
      {mail && (
        <Button {...look} component="a" href={mail} leftSection={<IconMail size={14} aria-hidden />}>
          {words[to].mail}
        </Button>
      )}
    </Group>
  );
};
