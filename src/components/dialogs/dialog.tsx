import type { Modal as MantineModal, ModalProps } from '@mantine/core';
import { focusAfterRemoval } from '@/components/keys/focus-after-removal';
import { useLayer } from '@/components/overlays/use-layer';
import { useOverlayParts } from '@/components/overlays/use-overlay-parts';

type DialogProps = Omit<ModalProps, 'closeOnEscape'>;

const control =
  'a[href], button:enabled, input:enabled:not([type="hidden"], [type="file"]), textarea:enabled';

/** Moves the initial focus into the dialog, not to its close button, and keeps it inside while controls unmount. */
const keepFocusInside = (body: HTMLDivElement | null) => {
  if (!body?.querySelector('[data-autofocus]'))
    body?.querySelector(control)?.setAttribute('data-autofocus', '');
  return focusAfterRemoval(body);
};

/** A dialog whose code is loaded when it first opens. Of stacked dialogs, Escape closes only the topmost. */
export const Dialog = (props: DialogProps) => {
  const parts = useOverlayParts(props.opened, props.onClose);
  return parts && <OpenedDialog Modal={parts.Modal} {...props} />;
};

const OpenedDialog = ({
  Modal,
  opened,
  children,
  ...dialog
}: DialogProps & { Modal: typeof MantineModal }) => (
  <Modal {...dialog} {...useLayer(opened)}>
    <div ref={keepFocusInside} style={{ display: 'contents' }}>
      {children}
    </div>
  </Modal>
);
