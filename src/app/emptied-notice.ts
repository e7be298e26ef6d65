import type { Emptied } from '@/api/writes/emptied';
import { notifyError, notifySuccess } from '@/components/notices/notices';
import { joinedByAnd } from '@/lib/formats/formats';

/** Shows what an update emptied on the server, and whether it was put back. */
export const showEmptied = ({ record, fields, reason, retry }: Emptied): void => {
  const what = `${joinedByAnd(fields)}${record === '' ? '' : $localize` of “${record}:record:”`}`;
  if (reason === undefined) {
    notifySuccess($localize`The server emptied ${what}:what:.`, { warning: $localize`This was put back.` });
  } else {
    notifyError(
      $localize`The server emptied ${what}:what: with a change of other fields. ${reason}:reason:`,
      {
        action: retry && { label: $localize`Put back`, run: retry },
      },
    );
  }
};
