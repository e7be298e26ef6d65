import { type Ref, useImperativeHandle } from 'react';

/** Makes an existing element the target of an overlay. */
export const OverlayTarget = ({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) => {
  useImperativeHandle(ref, () => element, [element]);
  return null;
};
