import { createContext } from 'react';

/** The id of the form section that contains a field, if it has one. */
export const SectionContext = createContext<string | undefined>(undefined);

/** The title of the form section that contains a field. */
export const SectionTitle = createContext<string | undefined>(undefined);
