import { type Ref, useImperativeHandle } from 'react';

interface AtProps {
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
}

/** Gives an overlay an element as its target that is there already. */
export const At = ({ element, ref }: AtProps) => {
  useImperativeHandle(ref, () => element, [element]);
  return null;
};
