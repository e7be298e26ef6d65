import { keepPreviousData } from '@tanstack/react-query';

/** Query options of a list: the old rows stay visible while the new ones load. */
export const keepRows = { placeholderData: keepPreviousData } as const;
