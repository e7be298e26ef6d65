import { type ComponentType, createElement } from 'react';
import { useOnDemand } from '@/components/overlays/use-on-demand';

/** The props of a drawer, dialog or panel. */
export interface OverlayProps {
  opened: boolean;
  onClose: () => void;
}

interface OnDemandProps extends OverlayProps {
  /** Loads the component by `loadChunk`; must be stable. */
  load: () => Promise<ComponentType<OverlayProps>>;
}

/** An overlay that is lazy-loaded on first opening; if that fails, it shows an error and counts as closed. */
export const OnDemand = ({ load, opened, onClose }: OnDemandProps) => {
  const overlay = useOnDemand(load, opened, onClose);
  return overlay && createElement(overlay, { opened, onClose });
};
