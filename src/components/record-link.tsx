import type { ReactNode } from 'react';
import { Anchor } from '@mantine/core';
import { type LinkProps } from '@tanstack/react-router';
import { ScreenLink } from '@/components/screen-link';

interface RecordLinkProps {
  /** The record's view, or its form where it has no view. */
  link: LinkProps;
  children: ReactNode;
}

/** Another record that a row or a screen names; its form leads back here. */
export const RecordLink = ({ link, children }: RecordLinkProps) => (
  <Anchor size="sm" renderRoot={(props) => <ScreenLink {...props} {...link} />}>
    {children}
  </Anchor>
);
