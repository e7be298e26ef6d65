import type { ReactNode } from 'react';
import { IconHelp } from '@tabler/icons-react';
import { anchorOf } from '@/lib/text/anchor';
import classes from './help-link.module.css';
import type { HelpTopic } from './help-topic';
import { LinkIcon } from './link-button';

/**
 * A question mark beside a heading: opens that part of the help in a new tab, so that what was typed, chosen or is running
 * here stays.
 */
export const HelpLink = ({ about }: { about: HelpTopic }) => (
  <LinkIcon
    to="/help"
    hash={anchorOf(about)}
    target="_blank"
    rel="noopener"
    preload={false}
    size={24}
    className={classes.help}
    aria-label={$localize`Help: ${about}:about:`}
    aria-description={$localize`Opens in a new tab`}
  >
    <IconHelp size={16} stroke={1.6} aria-hidden />
  </LinkIcon>
);

interface WithHelpProps {
  about: HelpTopic | undefined;
  /** The heading. */
  children: ReactNode;
}

/** A heading, with a question mark beside it if the help explains what is below. */
export const WithHelp = ({ about, children }: WithHelpProps) =>
  about === undefined ? (
    children
  ) : (
    <div className={classes.headed}>
      {children}
      <HelpLink about={about} />
    </div>
  );
