import { useEffect } from 'react';
import type { GapOf } from './readiness';
import { type Blocker, reviewListing } from './shop-health';

/** Lets the lists of findings know what is mended on the record that is shown; what cannot be known stays as it was. */
export const useReview = <Rec>(
  path: string,
  record: Rec,
  gaps: Readonly<Partial<Record<Blocker, GapOf<Rec>>>>,
) => {
  useEffect(() => {
    reviewListing(path, (blocker) => {
      const gapOf = gaps[blocker];
      const gap = gapOf ? gapOf(record) : null;
      return gap === null ? undefined : gap === undefined;
    });
  });
};
