import { useEffect, useId, useSyncExternalStore } from 'react';
import { Modal, type ModalProps } from '@mantine/core';

/** The dialogs that are open, the topmost last. */
let stack: readonly string[] = [];
const listeners = new Set<() => void>();

const restack = (next: readonly string[]) => {
  stack = next;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const useTopmost = (opened: boolean): boolean => {
  const id = useId();
  useEffect(() => {
    if (!opened) return undefined;
    restack([...stack, id]);
    return () => restack(stack.filter((other) => other !== id));
  }, [opened, id]);
  return useSyncExternalStore(subscribe, () => stack.at(-1) === id);
};

/** A dialog. Of several over each other, Escape closes the topmost and no other. */
export const Dialog = (props: Omit<ModalProps, 'closeOnEscape'>) => (
  <Modal {...props} closeOnEscape={useTopmost(props.opened)} />
);
