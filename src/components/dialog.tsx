import { Modal, type ModalProps } from '@mantine/core';
import { useTopmost } from './use-topmost';

/** A dialog. Of several over each other, Escape closes the topmost and no other. */
export const Dialog = (props: Omit<ModalProps, 'closeOnEscape'>) => (
  <Modal {...props} closeOnEscape={useTopmost(props.opened)} />
);
