import { createContext } from 'react';
import type { Crumb } from './screen-title';

/** Names the list that a path belongs to, as a way back from what could not be loaded; the shell knows it. */
export const ScreenArea = createContext<(path: string) => Crumb | undefined>(() => undefined);
