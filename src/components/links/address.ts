import type { LinkProps } from '@tanstack/react-router';

/** A screen of the application: its path, or `linkOptions` where the path has parameters. */
export type Address = NonNullable<LinkProps['to']> | LinkProps;

export const linkTo = (address: Address): LinkProps =>
  typeof address === 'string' ? { to: address } : address;

/** The link to a path that was built or stored as text. */
export const linkToPath = (path: string): LinkProps => ({ to: path as NonNullable<LinkProps['to']> });
