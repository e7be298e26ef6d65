import { useEffect, useState } from 'react';
import { useChunk } from '@/components/inputs/use-chunk';
import { useScreenRead } from '@/components/records/use-screen-read';

const openDelayMs = 300;

const hintedAt = ({ target }: Event) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-hint]') ?? undefined) : undefined;

/**
 * Tooltips for controls with `data-hint`, on hover and keyboard focus. A single instance per page, as a list has
 * hundreds of controls.
 */
export const Hints = () => {
  const [control, setControl] = useState<HTMLElement>();
  // Loaded after the first screen's rows, before a menu or a dialog is opened.
  const read = useScreenRead();
  const parts = useChunk(() => import('@/components/overlays/overlay-parts'), read || control !== undefined);

  useEffect(() => {
    let pointed: HTMLElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setControl(undefined);
    };
    const listeners = {
      pointerover: (event: PointerEvent) => {
        const next = event.pointerType === 'touch' ? undefined : hintedAt(event);
        if (next === pointed) return;
        hide();
        pointed = next;
        if (next) timer = setTimeout(() => setControl(next), openDelayMs);
      },
      focusin: (event: FocusEvent) => {
        const next = hintedAt(event);
        if (next?.matches(':focus-visible')) setControl(next);
      },
      focusout: hide,
      pointerdown: hide,
      keydown: hide,
    };
    const ends = Object.entries(listeners).map(([name, listener]) => {
      document.addEventListener(name, listener as EventListener, true);
      return () => document.removeEventListener(name, listener as EventListener, true);
    });
    return () => {
      clearTimeout(timer);
      ends.forEach((end) => end());
    };
  }, []);

  const { hint, hintSide } = control?.dataset ?? {};
  if (!control || !hint || parts.state !== 'ready') return null;
  const { Tooltip } = parts.module.overlayParts;
  return (
    <Tooltip
      target={control}
      label={hint}
      position={hintSide === 'end' ? 'right' : 'top'}
      style={{ whiteSpace: 'pre-line', maxInlineSize: 'min(24rem, 90vw)' }}
      opened
    />
  );
};
