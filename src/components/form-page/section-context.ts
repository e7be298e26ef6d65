import { createContext } from 'react';

/** The id of the form section that contains a field, where the section has one. */
export const SectionContext = createContext<string | undefined>(undefined);

/** The title of the form section that contains a field. */
export const SectionTitle = createContext<string | undefined>(undefined);
