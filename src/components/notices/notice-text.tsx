import type { MouseEvent } from 'react';
import { Anchor, Box } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import { LinkText } from '@/components/links/link-button';
import { isolatedNames } from '@/components/text/isolated-names';

/** A link to the screen where to continue. */
export interface NoticeLink {
  label: string;
  link: LinkProps;
}

/** A button of a notice. */
export interface NoticeAction {
  label: string;
  run: () => void;
}

interface NoticeTextProps {
  message: string;
  open?: NoticeLink | undefined;
  /** Called when the link is followed. */
  onOpen?: () => void;
  actions: readonly NoticeAction[];
}

// Ignores the second click of a double click.
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** The text of a notice, with its link and buttons. */
export const NoticeText = ({ message, open, onOpen, actions }: NoticeTextProps) => {
  const text = <bdi>{isolatedNames(message)}</bdi>;
  if (!open && actions.length === 0) return text;
  return (
    <>
      <Box component="span" me="sm">
        {text}
      </Box>
      <Box component="span" display="inline-block">
        {open && (
          <LinkText fz="sm" me="sm" onClick={onOpen} {...open.link}>
            {open.label}
          </LinkText>
        )}
        {actions.map(({ label, run }) => (
          <Anchor key={label} component="button" type="button" fz="sm" me="sm" onClick={once(run)}>
            {label}
          </Anchor>
        ))}
      </Box>
    </>
  );
};
