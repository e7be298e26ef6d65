import { use } from 'react';
import { RecordUses } from './record-uses-context';

/**
 * What can be undone of the deletion of a record, in sentences. `path` is that of its list; parts of a record, which have
 * none, can be restored.
 */
export const useUndoText = () => {
  const uses = use(RecordUses);
  return (path?: string, several = false): string => {
    const { restorable = true, images = false } =
      (path === undefined ? undefined : uses?.restores(path)) ?? {};
    if (!restorable) return $localize`This cannot be undone.`;
    const text = several
      ? $localize`Until you sign out they can be restored from “What I changed”, as new records.`
      : $localize`Until you sign out it can be restored from “What I changed”, as a new record.`;
    return images ? `${text} ${$localize`Images come back only if the server keeps their files.`}` : text;
  };
};
