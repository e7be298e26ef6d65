import { useMounted } from '@mantine/hooks';
import { loadChunk } from '@/lib/chunk';
import { useOnDemand } from './use-on-demand';

/** Loads what menus, popovers, selects, dialogs and hints are made of. */
export const loadOverlayParts = () => loadChunk(() => import('./overlay-parts')).then((m) => m.overlayParts);

/** What an overlay is made of, once it is opened for the first time; `onGone` is called when that does not come or is called off. */
export const useOverlayParts = (opened: boolean, onGone: () => void) =>
  useOnDemand(loadOverlayParts, opened, onGone);

/** Whether an overlay shows: closed at first, it opens with its transition, and knowing where the focus was. */
export const useShown = (opened: boolean): boolean => {
  const mounted = useMounted();
  return opened && mounted;
};
