import type { ComponentProps } from 'react';
import {
  ActionIcon,
  type ActionIconProps,
  Anchor,
  type AnchorProps,
  Button,
  type ButtonProps,
} from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import { withReturn } from './screen-link';

type AsLink<Props> = Props & Omit<ComponentProps<'a'>, keyof Props>;

export const LinkButton = createLink((props: AsLink<ButtonProps>) => <Button component="a" {...props} />);

/** The same with only an icon. */
export const LinkIcon = createLink((props: AsLink<ActionIconProps>) => (
  <ActionIcon component="a" {...props} />
));

export const LinkText = createLink((props: AsLink<AnchorProps>) => <Anchor {...props} />);

/** The same for screens that link back here, as `ScreenLink` does. */
export const ScreenButton = withReturn(LinkButton);
export const ScreenIcon = withReturn(LinkIcon);
export const ScreenText = withReturn(LinkText);
