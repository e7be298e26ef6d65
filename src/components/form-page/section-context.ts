import { createContext } from 'react';

/** The id of the form section in which a field stands, where the section has one. */
export const SectionContext = createContext<string | undefined>(undefined);

/** The title of the form section in which a field stands. */
export const SectionTitle = createContext<string | undefined>(undefined);
