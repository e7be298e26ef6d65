import type { ReactNode } from 'react';
import { type LinkProps } from '@tanstack/react-router';
import { ScreenLink } from '@/components/screen-link';
import classes from './record-link.module.css';

interface RecordLinkProps {
  /** The record's view, or its form where it has no view. */
  link: LinkProps;
  children: ReactNode;
}

/** Another record that a row or a screen names; its form leads back here. A plain element: a list has many. */
export const RecordLink = ({ link, children }: RecordLinkProps) => (
  <ScreenLink {...link} className={classes.link} data-record-link>
    {children}
  </ScreenLink>
);
