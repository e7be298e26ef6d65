import type { ComponentPropsWithRef } from 'react';
import { Toolbar } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import classes from './rich-text.module.css';

interface ToolbarButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The accessible name, and the tooltip. */
  label: string;
  icon: Icon;
  /** The keyboard shortcut. */
  keys?: string;
  /** The state of a toggle button; undefined for other buttons. */
  active?: boolean;
  mirrored?: boolean;
}

/** A toolbar button that keeps the selection in the text. */
export const ToolbarButton = ({ label, icon: ToolIcon, keys, mirrored, ...button }: ToolbarButtonProps) => (
  <Toolbar.Toggle
    {...button}
    aria-label={label}
    data-hint={keys ? `${label} (${keys})` : label}
    className={classes.button}
    onMouseDown={(event: React.MouseEvent) => event.preventDefault()}
  >
    <ToolIcon size={16} className={mirrored ? 'mirror-rtl' : undefined} />
  </Toolbar.Toggle>
);
