import type { ComponentPropsWithRef, ComponentType } from 'react';
import { Toolbar, Tooltip } from '@mantine/core';
import classes from './rich-text.module.css';

interface ToolbarButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The accessible name, and the tooltip. */
  label: string;
  icon: ComponentType<{ size?: number; className?: string }>;
  /** The keys that do the same. */
  keys?: string;
  /** Pressed or not; left out for a button that only does something. */
  active?: boolean;
  mirrored?: boolean;
}

/** A named button of the toolbar that leaves the selection in the text alone. */
export const ToolbarButton = ({ label, icon: Icon, keys, mirrored, ...button }: ToolbarButtonProps) => (
  <Tooltip label={keys ? `${label} (${keys})` : label} events={{ hover: true, focus: true, touch: false }}>
    <Toolbar.Toggle
      {...button}
      aria-label={label}
      className={classes.button}
      onMouseDown={(event: React.MouseEvent) => event.preventDefault()}
    >
      <Icon size={16} className={mirrored ? 'mirror-rtl' : undefined} />
    </Toolbar.Toggle>
  </Tooltip>
);
