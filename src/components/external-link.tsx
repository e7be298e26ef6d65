import type { ReactNode } from 'react';
import { Anchor, VisuallyHidden } from '@mantine/core';
import { webUrl } from '@/lib/url';
import classes from './external-link.module.css';

interface ExternalLinkProps {
  /** An address from the API; only http and https become a link. */
  href: string | null | undefined;
  /** The text to show instead of the address. */
  children?: ReactNode;
}

/** A link that leaves the application; an address that is no web address stays text. */
export const ExternalLink = ({ href, children }: ExternalLinkProps) => {
  const address = href ? webUrl(href) : undefined;
  if (address === undefined) return <span className={classes.text}>{children ?? href}</span>;
  return (
    <Anchor
      className={classes.text}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      underline="always"
    >
      {children ?? href}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Anchor>
  );
};
