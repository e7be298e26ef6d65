import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '@/components/hooks/use-latest';
import { checkImageFile, type ImageCheck } from '@/lib/files/image-file';

interface ImageFilesOptions {
  onTake: (files: File[]) => void;
  /** Receives a promise that settles once the files are validated. */
  onChecking: ((looking: Promise<unknown>) => void) | undefined;
  /** Receives why files were rejected; an empty list once the next ones were accepted. */
  onRefused: ((reasons: readonly string[]) => void) | undefined;
}

/**
 * Validates picked files and passes on the valid images, in the order in which they were picked. `notes` say what was done
 * to them, `refusals` why others were rejected.
 */
export const useImageFiles = (options: ImageFilesOptions) => {
  const [refusals, setRefusals] = useState<string[]>([]);
  const [notes, setNotes] = useState<string[]>([]);
  const latest = useLatest(options);
  const earlier = useRef(Promise.resolve());

  const take = (checks: readonly ImageCheck[]) => {
    const { onTake, onRefused } = latest.current;
    const taken = checks.flatMap((check) => (check.ok ? [check.file] : []));
    const reasons = checks.flatMap((check) => (check.ok ? [] : [check.reason]));
    // Rendered synchronously, so that the next files are added to these.
    flushSync(() => {
      setRefusals(reasons);
      setNotes(checks.flatMap((check) => (check.ok && check.note ? [check.note] : [])));
      onRefused?.(reasons);
      if (taken.length > 0) onTake(taken);
    });
  };

  const offer = (files: readonly File[]) => {
    const checks = Promise.all(files.map(checkImageFile));
    // Queued, since a small file is validated sooner than a large one picked before it.
    earlier.current = earlier.current.then(async () => take(await checks));
    latest.current.onChecking?.(earlier.current);
  };

  return { refusals, notes, offer };
};
