import { useEffect } from 'react';
import type { Gaps } from './rules/rule';
import { noteGaps } from './shop-health';

/** Lets the lists of gaps know what is closed on the listing that is shown; what cannot be known stays as it was. */
export const useNoteGaps = (path: string, gaps: Gaps) => {
  useEffect(() => noteGaps(path, gaps));
};
