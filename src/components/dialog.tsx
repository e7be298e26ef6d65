import type { Modal as MantineModal, ModalProps } from '@mantine/core';
import { useOverlayParts, useShown } from './use-overlay-parts';
import { useTopmost } from './use-topmost';

type DialogProps = Omit<ModalProps, 'closeOnEscape'>;

/** A dialog, whose code comes when it is first opened. Of several over each other, Escape closes the topmost and no other. */
export const Dialog = (props: DialogProps) => {
  const parts = useOverlayParts(props.opened, props.onClose);
  return parts && <OpenedDialog Modal={parts.Modal} {...props} />;
};

const OpenedDialog = ({ Modal, opened, ...dialog }: DialogProps & { Modal: typeof MantineModal }) => (
  <Modal {...dialog} opened={useShown(opened)} closeOnEscape={useTopmost(opened)} />
);
