import type { ReactNode } from 'react';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Bar } from './plot';
import classes from './plots.module.css';

interface BarLinkProps {
  bar: Bar;
  /** The numbers of the bar, as text. */
  text: string;
  className: string | undefined;
  /** The visible bar. */
  children: ReactNode;
}

const pointed = { hover: true, focus: true, touch: false };

/** A bar as a link to what it counts, with its numbers in a tooltip and for screen readers. */
export const BarLink = ({ bar: { link }, text, className, children }: BarLinkProps) => {
  const content = (
    <>
      <span aria-hidden className={className}>
        {children}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
  if (!link) return <span className={classes.way}>{content}</span>;
  return (
    <Tooltip label={<bdi>{text}</bdi>} multiline maw={280} withArrow events={pointed}>
      <Link {...link} className={classes.way}>
        {content}
      </Link>
    </Tooltip>
  );
};
