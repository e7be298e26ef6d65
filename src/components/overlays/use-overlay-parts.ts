import { useMounted } from '@mantine/hooks';
import { loadChunk } from '@/lib/loading/chunk';
import { useOnDemand } from './use-on-demand';

/** Loads the components of menus, popovers, selects, dialogs and tooltips. */
export const loadOverlayParts = () => loadChunk(() => import('./overlay-parts')).then((m) => m.overlayParts);

/** The overlay components, loaded on first opening; `onGone` is called if that fails or is cancelled. */
export const useOverlayParts = (opened: boolean, onGone: () => void) =>
  useOnDemand(loadOverlayParts, opened, onGone);

/** Whether an overlay is open: false on the first render, for the transition and the focus return. */
export const useOpenAfterMount = (opened: boolean): boolean => {
  const mounted = useMounted();
  return opened && mounted;
};
