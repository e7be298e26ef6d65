import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '@/components/use-latest';
import { checkImageFile, type ImageCheck } from '@/lib/image-file';

interface ImageFilesOptions {
  onTake: (files: File[]) => void;
  /** Gets what settles once the files have been looked at. */
  onChecking: ((looking: Promise<unknown>) => void) | undefined;
  /** Gets why files were not taken, or nothing once the next ones were. */
  onRefused: ((reasons: readonly string[]) => void) | undefined;
}

/** Checks picked files and hands on those that are images within the limits, in the order in which they were picked. */
export const useImageFiles = (options: ImageFilesOptions) => {
  const [refusals, setRefusals] = useState<string[]>([]);
  const latest = useLatest(options);
  const earlier = useRef(Promise.resolve());

  const take = (checks: readonly ImageCheck[]) => {
    const { onTake, onRefused } = latest.current;
    const taken = checks.flatMap((check) => (check.ok ? [check.file] : []));
    const reasons = checks.flatMap((check) => (check.ok ? [] : [check.reason]));
    // Rendered at once, so that the next files find these taken.
    flushSync(() => {
      setRefusals(reasons);
      onRefused?.(reasons);
      if (taken.length > 0) onTake(taken);
    });
  };

  const offer = (files: readonly File[]) => {
    const checks = Promise.all(files.map(checkImageFile));
    // A small file is checked sooner than a large one that was picked before it.
    earlier.current = earlier.current.then(async () => take(await checks));
    latest.current.onChecking?.(earlier.current);
  };

  return { refusals, offer };
};
