import type { ReactNode } from 'react';
import { Anchor, VisuallyHidden } from '@mantine/core';
import { webUrl } from '@/lib/text/url';

interface ExternalLinkProps {
  /** A URL from the API; only http and https become a link. */
  href: string | null | undefined;
  /** The text to show instead of the URL. */
  children?: ReactNode;
}

/** A URL breaks anywhere; a text in its place only where a word has no room. */
const wrapped = (children: ReactNode) => ({ overflowWrap: children ? 'break-word' : 'anywhere' }) as const;

/** A link to another site; an invalid URL stays text. */
export const ExternalLink = ({ href, children }: ExternalLinkProps) => {
  const address = href ? webUrl(href) : undefined;
  if (address === undefined) return <span style={wrapped(children)}>{children ?? href}</span>;
  return (
    <Anchor
      inherit
      style={wrapped(children)}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      underline="always"
    >
      {children ?? href}
      <VisuallyHidden>{$localize` (opens in a new tab)`}</VisuallyHidden>
    </Anchor>
  );
};
