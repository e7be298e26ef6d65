import { Anchor } from '@mantine/core';
import { phoneLink } from '@/lib/phone';
import { mailLink } from '@/lib/url';

interface ContactLinkProps {
  kind: 'email' | 'phone';
  value: string | null | undefined;
}

/** An e-mail address or a telephone number as a link where it can be one; it reads from left to right on every page. */
export const ContactLink = ({ kind, value }: ContactLinkProps) => {
  if (!value) return null;
  const href = kind === 'email' ? mailLink(value) : phoneLink(value);
  const text = <bdi dir="ltr">{value}</bdi>;
  return href === undefined ? (
    text
  ) : (
    <Anchor href={href} size="sm">
      {text}
    </Anchor>
  );
};
