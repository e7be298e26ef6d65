import type { Emptied } from '@/api/writes/emptied';
import { notifyError, notifySuccess } from '@/components/notices/notices';
import { joinedByAnd } from '@/lib/text/joined';

/** Shows what an update emptied on the server, and whether it was put back. */
export const showEmptied = ({ record, fields, reason, retry }: Emptied): void => {
  const what = `${joinedByAnd(fields)}${record === '' ? '' : ` of “${record}”`}`;
  if (reason === undefined) {
    notifySuccess(`The server emptied ${what}.`, { warning: 'This was put back.' });
  } else {
    notifyError(`The server emptied ${what} with a change of other fields. ${reason}`, {
      action: retry && { label: 'Put back', run: retry },
    });
  }
};
