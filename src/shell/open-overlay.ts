import { createContext, use } from 'react';

export type OverlayName = 'appearance' | 'palette' | 'shortcuts';

export const OpenOverlay = createContext<(name: OverlayName) => void>(() => undefined);

export const useOpenOverlay = () => use(OpenOverlay);
