import { type ComponentType, useEffect, useState } from 'react';
import { notifyError } from '@/components/notices';

/** What a drawer, dialog or panel gets from the component that opens it. */
export interface OverlayProps {
  opened: boolean;
  onClose: () => void;
}

interface OnDemandProps extends OverlayProps {
  /** Loads the component by `loadChunk`; keeps its identity between renders. */
  load: () => Promise<ComponentType<OverlayProps>>;
}

/** An overlay whose script is fetched when it is first opened; when that fails it says so and counts as closed. */
export const OnDemand = ({ load, opened, onClose }: OnDemandProps) => {
  const [Overlay, setOverlay] = useState<ComponentType<OverlayProps>>();
  const wanted = opened && !Overlay;

  useEffect(() => {
    if (!wanted) return;
    let dropped = false;
    load().then(
      (loaded) => setOverlay(() => loaded),
      () => {
        if (dropped) return;
        notifyError('This part of the page could not be loaded. Check the connection and reload.', {
          id: 'chunk',
        });
        onClose();
      },
    );
    return () => {
      dropped = true;
    };
  }, [wanted, load, onClose]);

  return Overlay ? <Overlay opened={opened} onClose={onClose} /> : null;
};
