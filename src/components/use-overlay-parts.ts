import { loadChunk } from '@/lib/chunk';
import { useOnDemand } from './use-on-demand';

/** Loads what menus, popovers, selects, dialogs and hints are made of. */
export const loadOverlayParts = () => loadChunk(() => import('./overlay-parts')).then((m) => m.overlayParts);

/** What an overlay is made of, once it is opened for the first time; `onGone` is called when that does not come or is called off. */
export const useOverlayParts = (opened: boolean, onGone: () => void) =>
  useOnDemand(loadOverlayParts, opened, onGone);
