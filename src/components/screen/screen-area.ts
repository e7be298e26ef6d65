import { createContext } from 'react';
import type { Crumb } from './screen-title';

/** The list that a path belongs to, as a link from an error screen; provided by the shell. */
export const ScreenArea = createContext<(path: string) => Crumb | undefined>(() => undefined);
