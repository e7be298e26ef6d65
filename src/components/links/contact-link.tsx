import { Fragment } from 'react';
import { Anchor } from '@mantine/core';
import { phoneLink, phoneParts } from '@/lib/text/phone';
import { mailLink } from '@/lib/text/url';

interface ContactLinkProps {
  kind: 'email' | 'phone';
  value: string | null | undefined;
}

/** A contact, whose line breaks after `@` or a dot, not within words. */
const Broken = ({ text }: { text: string }) =>
  text.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** An e-mail address or telephone number, as a link if it is valid; of several numbers each. Always left to right. */
export const ContactLink = ({ kind, value }: ContactLinkProps) => {
  if (!value) return null;
  const whole = kind === 'email' ? mailLink(value) : phoneLink(value);
  const parts = kind === 'email' || whole ? [{ text: value, href: whole }] : phoneParts(value);
  return (
    <bdi dir="ltr">
      {parts.map(({ text, href }, index) =>
        href === undefined ? (
          <Broken key={index} text={text} />
        ) : (
          <Anchor key={index} href={href} size="sm">
            <Broken text={text} />
          </Anchor>
        ),
      )}
    </bdi>
  );
};
