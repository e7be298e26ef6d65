import type { ComponentProps } from 'react';
import type { LinkProps } from '@tanstack/react-router';
import classes from './row-button.module.css';
import { ScreenLink } from './screen-link';

/** A small icon button in a row: a plain element, since a list mounts many. */
export const RowButton = ({ className = '', ...props }: ComponentProps<'button'>) => (
  <button type="button" {...props} className={`${classes.button} ${className}`} />
);

/** The same as a link to a screen. */
export const RowButtonLink = ((props: LinkProps) => (
  <ScreenLink {...props} className={classes.button} />
)) as typeof ScreenLink;
