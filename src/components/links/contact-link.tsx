import { Fragment } from 'react';
import { Anchor } from '@mantine/core';
import { phoneLink, phoneParts } from '@/lib/text/phone';
import { mailLink } from '@/lib/text/url';

interface ContactLinkProps {
  kind: 'email' | 'phone';
  value: string | null | undefined;
}

/** An e-mail address or telephone number, as a link if it is valid; of several numbers each. Always left to right. */
export const ContactLink = ({ kind, value }: ContactLinkProps) => {
  if (!value) return null;
  const whole = kind === 'email' ? mailLink(value) : phoneLink(value);
  const parts = kind === 'email' || whole ? [{ text: value, href: whole }] : phoneParts(value);
  return (
    <bdi dir="ltr">
      {parts.map(({ text, href }, index) =>
        href === undefined ? (
          <Fragment key={index}>{text}</Fragment>
        ) : (
          <Anchor key={index} href={href} size="sm">
            {text}
          </Anchor>
        ),
      )}
    </bdi>
  );
};
