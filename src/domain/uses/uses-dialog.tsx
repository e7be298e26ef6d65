import { useEffect, useState } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { Dialog } from '@/components/dialogs/dialog';
import type { UsedRecords } from '@/components/dialogs/record-uses-context';
import { counted } from '@/lib/text/plural';
import { areaAt } from '@/resources/index';
import type { RecordTypes } from '@/resources/record-type';
import { UsesPanel } from './uses-panel';

interface UsesDialogProps {
  used: UsedRecords;
  types: RecordTypes;
  opened: boolean;
  onClose: () => void;
}

/** The records in a sentence: by name if it is one. */
const inWords = ({ path, records }: UsedRecords): string => {
  const [first, ...others] = records;
  const { one = 'record', other = 'records' } = areaAt(path)?.nouns ?? {};
  return first && others.length === 0 ? `“${first.name}”` : counted(records.length, one, other);
};

/**
 * All that uses some records, as links; another record can take their place, and then they can be deleted. It closes with
 * its screen, and stays open while something is being changed.
 */
export const UsesDialog = ({ used, types, opened, onClose }: UsesDialogProps) => {
  const [busy, setBusy] = useState(false);
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const [openedAt] = useState(pathname);
  const isLeft = pathname !== openedAt;
  useEffect(() => {
    if (isLeft) onClose();
  }, [isLeft, onClose]);
  const what = inWords(used);
  return (
    <Dialog
      opened={opened && !isLeft}
      size="lg"
      title={
        used.records.length === 1
          ? $localize`Where ${what}:what: is used`
          : $localize`Where ${what}:what: are used`
      }
      help="Delete what is in use"
      onClose={() => !busy && onClose()}
    >
      <UsesPanel used={used} what={what} types={types} onBusy={setBusy} onClose={onClose} />
    </Dialog>
  );
};
