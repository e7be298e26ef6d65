import { type ComponentType, createElement } from 'react';
import { useOnDemand } from '@/components/use-on-demand';

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
  const overlay = useOnDemand(load, opened, onClose);
  return overlay && createElement(overlay, { opened, onClose });
};
