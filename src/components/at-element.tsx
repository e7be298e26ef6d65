import { type Ref, useImperativeHandle } from 'react';

interface AtProps {
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
}

/** Makes an existing element the target of an overlay. */
export const At = ({ element, ref }: AtProps) => {
  useImperativeHandle(ref, () => element, [element]);
  return null;
};
