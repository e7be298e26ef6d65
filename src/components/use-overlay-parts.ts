import { loadChunk } from '@/lib/chunk';
import { useOnDemand } from './use-on-demand';

/** Loads what menus, popovers, selects, dialogs and hints are made of. */
export const loadOverlayParts = () => loadChunk(() => import('./overlay-parts')).then((m) => m.overlayParts);

/** What an overlay is made of, once it is opened for the first time; `onLost` is called when that does not come. */
export const useOverlayParts = (opened: boolean, onLost: () => void) =>
  useOnDemand(loadOverlayParts, opened, onLost);
