import { useState } from 'react';
import { checkImageFile } from '@/lib/image-file';

/** Checks picked files and hands on those that are pictures within the limits. */
export function useImageFiles(onTake: (files: File[]) => void) {
  const [refusals, setRefusals] = useState<string[]>([]);

  const offer = async (files: readonly File[], most: number) => {
    const checks = await Promise.all(files.map(checkImageFile));
    const taken = checks.flatMap((check) => (check.ok ? [check.file] : []));
    const reasons = checks.flatMap((check) => (check.ok ? [] : [check.reason]));
    if (taken.length > most) {
      reasons.push(most === 0 ? 'There is no room for another picture.' : `Only ${most} more can be added.`);
    }
    setRefusals(reasons);
    if (taken.length > 0 && most > 0) onTake(taken.slice(0, most));
  };

  return { refusals, offer, forget: () => setRefusals([]) };
}
