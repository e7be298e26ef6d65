import type { KeyboardEvent } from 'react';
import type { Modal as MantineModal, ModalProps } from '@mantine/core';
import { focusAfterRemoval } from '@/components/keys/focus-after-removal';
import { HelpLink } from '@/components/links/help-link';
import type { HelpTopic } from '@/components/links/help-topic';
import { useLayer } from '@/components/overlays/use-layer';
import { useOverlayParts } from '@/components/overlays/use-overlay-parts';
import { isComposing } from '@/lib/text/composing';
import classes from './dialog.module.css';

interface DialogProps extends Omit<
  ModalProps,
  'closeOnEscape' | 'overlayProps' | 'radius' | 'stackId' | 'withOverlay'
> {
  /** The part of the help that explains it. */
  help?: HelpTopic | undefined;
}

const control =
  'a[href], button:enabled, input:enabled:not([type="hidden"], [type="file"]), textarea:enabled';

/** Moves the initial focus into the dialog, not to its close button, and keeps it inside while controls unmount. */
const keepFocusInside = (body: HTMLDivElement | null) => {
  if (!body?.querySelector('[data-autofocus]'))
    body?.querySelector(control)?.setAttribute('data-autofocus', '');
  return focusAfterRemoval(body);
};

/** With Ctrl or Cmd, Enter presses the button that confirms, from anywhere in the dialog. */
const confirmByKeys = (event: KeyboardEvent<HTMLElement>) => {
  const { key, ctrlKey, metaKey, shiftKey, altKey, repeat, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || shiftKey || altKey || isComposing(nativeEvent)) return;
  event.preventDefault();
  // The screen behind it, which may be enabled again by the press, does not hear the same keys.
  event.stopPropagation();
  if (!repeat) currentTarget.querySelector<HTMLElement>('[data-confirms]')?.click();
};

/** A dialog whose code is loaded when it first opens. Of stacked dialogs, Escape closes only the topmost. */
export const Dialog = (props: DialogProps) => {
  const parts = useOverlayParts(props.opened, props.onClose);
  return parts && <OpenedDialog Modal={parts.Modal} {...props} />;
};

const OpenedDialog = ({
  Modal,
  opened,
  title,
  help,
  withCloseButton = true,
  closeButtonProps,
  children,
  ...dialog
}: DialogProps & { Modal: typeof MantineModal }) => (
  <Modal.Root
    {...dialog}
    {...useLayer(opened)}
    onKeyDown={(event) => {
      confirmByKeys(event);
      dialog.onKeyDown?.(event);
    }}
  >
    <Modal.Overlay />
    <Modal.Content>
      {(title !== undefined || withCloseButton) && (
        <Modal.Header className={classes.header}>
          <Modal.Title>{title}</Modal.Title>
          {help && <HelpLink about={help} />}
          {withCloseButton && <Modal.CloseButton {...closeButtonProps} />}
        </Modal.Header>
      )}
      <Modal.Body>
        <div ref={keepFocusInside} style={{ display: 'contents' }}>
          {children}
        </div>
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
);
