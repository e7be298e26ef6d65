import { useRef } from 'react';
import type { Modal as MantineModal, ModalProps } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { focusAfterRemoval } from '@/components/keys/focus-after-removal';
import { HelpLink } from '@/components/links/help-link';
import type { HelpTopic } from '@/components/links/help-topic';
import { useLayer } from '@/components/overlays/use-layer';
import { useOverlayParts } from '@/components/overlays/use-overlay-parts';
import { isolatedNames } from '@/components/text/isolated-names';
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

/**
 * With Ctrl or Cmd, Enter presses the button that confirms: from anywhere in the dialog, and before the focus has come
 * to it. Nothing else hears them, and the keystroke that opened the dialog does not confirm it.
 */
const useConfirmKeys = (topmost: boolean) => {
  const body = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, repeat } = event;
    if (!topmost || key !== 'Enter' || !(ctrlKey || metaKey) || shiftKey || altKey || isComposing(event))
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!repeat) body.current?.querySelector<HTMLElement>('[data-confirms]')?.click();
  };
  useWindowEvent('keydown', onKey, true);
  return body;
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
}: DialogProps & { Modal: typeof MantineModal }) => {
  const layer = useLayer(opened);
  const body = useConfirmKeys(layer.closeOnEscape);
  return (
    <Modal.Root {...dialog} {...layer}>
      <Modal.Overlay />
      <Modal.Content>
        {(title !== undefined || withCloseButton) && (
          <Modal.Header className={classes.header}>
            <Modal.Title>{typeof title === 'string' ? isolatedNames(title) : title}</Modal.Title>
            {help && <HelpLink about={help} />}
            {withCloseButton && <Modal.CloseButton {...closeButtonProps} />}
          </Modal.Header>
        )}
        <Modal.Body ref={body}>
          <div ref={keepFocusInside} style={{ display: 'contents' }}>
            {children}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
