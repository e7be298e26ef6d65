import type { ComponentPropsWithRef } from 'react';
import { Toolbar } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import classes from './rich-text.module.css';

interface ToolbarButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The accessible name, and the tooltip. */
  label: string;
  icon: Icon;
  /** The keys that do the same. */
  keys?: string;
  /** Pressed or not; left out for a button that only does something. */
  active?: boolean;
  mirrored?: boolean;
}

/** A named button of the toolbar that leaves the selection in the text alone. */
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
