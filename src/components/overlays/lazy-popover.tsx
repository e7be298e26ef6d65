import { type ReactNode, useState } from 'react';
import type { Popover as MantinePopover, PopoverProps } from '@mantine/core';
import { type LazyTargetProps, OverlayTarget, useLazyTarget } from './use-lazy-target';
import { loadOverlayParts, useOpenAfterMount } from './use-overlay-parts';

interface LazyPopoverProps<Panel> extends Pick<PopoverProps, 'width'> {
  label: string;
  /** Loads the content's module, by `loadChunk`. */
  load: () => Promise<Panel>;
  /** Renders the content from the loaded module. */
  panel: (loaded: Panel, close: () => void) => ReactNode;
  /** Renders the button that opens it. */
  children: (props: LazyTargetProps) => ReactNode;
}

/** A popover below its button, of which only the button is rendered until it is first opened; lazy-loads its code. */
export const LazyPopover = <Panel,>({
  label,
  load,
  panel,
  children,
  ...popover
}: LazyPopoverProps<Panel>) => {
  const [loadBoth] = useState(() => async () => {
    const [parts, loaded] = await Promise.all([loadOverlayParts(), load()]);
    return { Popover: parts.Popover, loaded };
  });
  const { props, parts, overlay } = useLazyTarget('dialog', loadBoth);
  return (
    <>
      {children(props)}
      {parts && overlay && (
        <Opened {...popover} {...overlay} Popover={parts.Popover} label={label}>
          {panel(parts.loaded, () => overlay.onChange(false))}
        </Opened>
      )}
    </>
  );
};

interface OpenedProps extends PopoverProps {
  Popover: typeof MantinePopover;
  button: HTMLElement;
  label: string;
  opened: boolean;
}

const Opened = ({ Popover, button, label, opened, children, ...popover }: OpenedProps) => (
  <Popover {...popover} opened={useOpenAfterMount(opened)} position="bottom-end" trapFocus>
    <Popover.Target>
      <OverlayTarget element={button} />
    </Popover.Target>
    <Popover.Dropdown p="xs" aria-label={label}>
      {children}
    </Popover.Dropdown>
  </Popover>
);
