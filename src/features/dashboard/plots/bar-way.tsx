import type { ReactNode } from 'react';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Bar } from './plot';
import classes from './plots.module.css';

interface BarWayProps {
  bar: Bar;
  /** All that the bar says, in words. */
  said: string;
  className: string | undefined;
  /** What is seen of it. */
  children: ReactNode;
}

const pointed = { hover: true, focus: true, touch: false };

/** A bar as the way to what it counts; it says its numbers when it is pointed at, or read out. */
export const BarWay = ({ bar: { link }, said, className, children }: BarWayProps) => {
  const content = (
    <>
      <span aria-hidden className={className}>
        {children}
      </span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </>
  );
  if (!link) return <span className={classes.way}>{content}</span>;
  return (
    <Tooltip label={<bdi>{said}</bdi>} multiline maw={280} withArrow events={pointed}>
      <Link {...link} className={classes.way}>
        {content}
      </Link>
    </Tooltip>
  );
};
