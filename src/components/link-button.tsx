import type { ComponentProps } from 'react';
import {
  ActionIcon,
  type ActionIconProps,
  Anchor,
  type AnchorProps,
  Button,
  type ButtonProps,
} from '@mantine/core';
import { createLink, type LinkProps } from '@tanstack/react-router';
import { useFromHere } from './screen-link';

type AsLink<Props> = Props & Omit<ComponentProps<'a'>, keyof Props>;

/** A button that is a link, to wherever a `Link` leads. */
export const LinkButton = createLink((props: AsLink<ButtonProps>) => <Button component="a" {...props} />);

/** The same with a sign alone. */
export const LinkIcon = createLink((props: AsLink<ActionIconProps>) => (
  <ActionIcon component="a" {...props} />
));

/** A link in a text. */
export const LinkText = createLink((props: AsLink<AnchorProps>) => <Anchor {...props} />);

/** The same to screens that lead back here, as `ScreenLink` does. */
export const ScreenButton = ((props: LinkProps) => (
  <LinkButton {...props} state={useFromHere()} />
)) as typeof LinkButton;

export const ScreenIcon = ((props: LinkProps) => (
  <LinkIcon {...props} state={useFromHere()} />
)) as typeof LinkIcon;

export const ScreenText = ((props: LinkProps) => (
  <LinkText {...props} state={useFromHere()} />
)) as typeof LinkText;
