import { type MouseEvent, type Ref, useId, useImperativeHandle, useState } from 'react';
import { useOnDemand } from './use-on-demand';

/** The props of a lazy overlay's button. */
export interface LazyTargetProps {
  id: string;
  'aria-haspopup': 'menu' | 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'aria-busy': boolean | undefined;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** The button of an overlay that is mounted only when first opened, and what `load` returns then. */
export const useLazyTarget = <T>(popup: 'menu' | 'dialog', load: () => Promise<T>, onOpen?: () => void) => {
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement>();
  const [opened, setOpened] = useState(false);
  const parts = useOnDemand(load, opened, () => setOpened(false));
  const props: LazyTargetProps = {
    id,
    'aria-haspopup': popup,
    'aria-expanded': opened && parts !== undefined,
    'aria-controls': opened && parts ? `${id}-dropdown` : undefined,
    'aria-busy': (opened && !parts) || undefined,
    onClick: ({ currentTarget }) => {
      if (!opened) onOpen?.();
      setButton(currentTarget);
      setOpened(!opened);
    },
  };
  const overlay = button && { id, button, opened, onChange: setOpened };
  return { props, parts, overlay };
};

/** Makes an existing element the target of an overlay. */
export const OverlayTarget = ({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) => {
  useImperativeHandle(ref, () => element, [element]);
  return null;
};
