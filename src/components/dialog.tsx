import type { Modal as MantineModal, ModalProps } from '@mantine/core';
import { focusAfterRemoval } from './focus-after-removal';
import { useLayer } from './use-layer';
import { useOverlayParts } from './use-overlay-parts';

type DialogProps = Omit<ModalProps, 'closeOnEscape'>;

const control =
  'a[href], button:enabled, input:enabled:not([type="hidden"], [type="file"]), textarea:enabled';

/** The focus begins in the dialog, not on the way out of it, and stays there while its controls come and go. */
const keepFocusInside = (body: HTMLDivElement | null) => {
  if (!body?.querySelector('[data-autofocus]'))
    body?.querySelector(control)?.setAttribute('data-autofocus', '');
  return focusAfterRemoval(body);
};

/** A dialog, whose code comes when it is first opened. Of several over each other, Escape closes the topmost and no other. */
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
