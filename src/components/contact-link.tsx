import { Anchor } from '@mantine/core';
import { phoneLink } from '@/lib/phone';
import { mailLink } from '@/lib/url';

interface ContactLinkProps {
  kind: 'email' | 'phone';
  value: string | null | undefined;
}

/** An e-mail address or telephone number, as a link if it is valid; always left to right. */
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
