import type { MouseEvent } from 'react';
import { Anchor, Box } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import { LinkText } from './link-button';

const turning = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufeff]/;
const quoted = /(?<=“)((?:[^“”]|“[^“”]*”)*)(?=”)/;

/** A notice in its own direction; a name in quotes that runs the other way turns nothing but itself round. */
export const inItsDirection = (message: string) => (
  <bdi>
    {turning.test(message)
      ? message.split(quoted).map((part, index) => (index % 2 === 1 ? <bdi key={index}>{part}</bdi> : part))
      : message}
  </bdi>
);

/** The screen on which to go on with what was done. */
export interface WayOn {
  label: string;
  link: LinkProps;
}

interface NoticeTextProps {
  message: string;
  open: WayOn | undefined;
  /** Called when one goes on by the link. */
  onOpen: () => void;
  /** Takes back what was done last. */
  undo: (() => void) | undefined;
  /** Takes back all that the notice is about, where that is more. */
  undoAll: (() => void) | undefined;
}

// Of a double click only the first takes anything back.
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** What a notice says, where it leads on, and the ways back. */
export const NoticeText = ({ message, open, onOpen, undo, undoAll }: NoticeTextProps) => {
  const text = inItsDirection(message);
  if (!open && !undo && !undoAll) return text;
  return (
    <>
      <Box component="span" me="sm">
        {text}
      </Box>
      {open && (
        <LinkText fz="sm" me="sm" onClick={onOpen} {...open.link}>
          {open.label}
        </LinkText>
      )}
      {undo && (
        <Anchor component="button" type="button" fz="sm" me="sm" onClick={once(undo)}>
          Undo
        </Anchor>
      )}
      {undoAll && (
        <Anchor component="button" type="button" fz="sm" onClick={once(undoAll)}>
          Undo all
        </Anchor>
      )}
    </>
  );
};
