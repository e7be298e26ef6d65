import { type Ref, useImperativeHandle } from 'react';

interface OverlayTargetProps {
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
}

/** Makes an existing element the target of an overlay. */
export const OverlayTarget = ({ element, ref }: OverlayTargetProps) => {
  useImperativeHandle(ref, () => element, [element]);
  return null;
};
