import type { Modal as MantineModal, ModalProps } from '@mantine/core';
import { useOverlayParts, useShown } from './use-overlay-parts';
import { useTopmost } from './use-topmost';

type DialogProps = Omit<ModalProps, 'closeOnEscape'>;

/** What a keyboard user comes to first is in the dialog, and not the way out of it. */
const beginInside = (body: HTMLDivElement | null) => {
  if (!body || body.querySelector('[data-autofocus]')) return;
  body
    .querySelector(
      'a[href], button:enabled, input:enabled:not([type="hidden"], [type="file"]), textarea:enabled',
    )
    ?.setAttribute('data-autofocus', '');
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
  <Modal {...dialog} opened={useShown(opened)} closeOnEscape={useTopmost(opened)}>
    <div ref={beginInside} style={{ display: 'contents' }}>
      {children}
    </div>
  </Modal>
);
