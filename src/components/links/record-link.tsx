import type { ReactNode } from 'react';
import { type LinkProps } from '@tanstack/react-router';
import classes from './record-link.module.css';
import { ScreenLink } from './screen-link';

interface RecordLinkProps {
  /** The record's view, or its form if it has no view. */
  link: LinkProps;
  children: ReactNode;
}

/** A link to a referenced record; its screen leads back here. A plain element, since a list mounts many. */
export const RecordLink = ({ link, children }: RecordLinkProps) => (
  <ScreenLink {...link} className={classes.link} data-record-link>
    {children}
  </ScreenLink>
);
