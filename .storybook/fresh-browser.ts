import { cancelRequests } from '@/api/client/lifetime';
import { timings } from '@/api/client/timings';
import { sessionEnded } from '@/api/errors/api-error';
import { saveUser } from '@/api/session/tokens';
import { forgetReadNames } from '@/api/tolerant/other-names';
import { clearSettings } from '@/features/settings/data/settings-file';
import { chosenNames } from '@/lib/records/field-names';
import { eraseDrafts } from '@/lib/storage/draft';
import { forgetProgress, forgetRecords } from '@/lib/storage/forget-records';

/** The longest time that a browser can wait, in milliseconds: 24 days. */
const forever = 2 ** 31 - 1;

const empty = (storage: Storage) => {
  const ours = Object.keys(storage).filter((key) => !/storybook/i.test(key));
  for (const key of ours) storage.removeItem(key);
};

/**
 * Resets the browser to a signed-in user with default settings, empty storage, no reading that nobody asked for, no end
 * of patience with a story's server, and no pending request, whose end would be reported in another story. Runs before
 * every story: the cleanup after a file's last story does not run before the next file, which shares the storage.
 */
export const freshBrowser = () => {
  cancelRequests(sessionEnded());
  clearSettings();
  forgetRecords();
  forgetProgress();
  forgetReadNames();
  chosenNames.set({});
  eraseDrafts();
  empty(localStorage);
  empty(sessionStorage);
  Object.assign(timings, { unasked: Infinity, read: forever, write: forever });
  saveUser({ id: 1, first_name: 'Maya', last_name: 'Gurung', email: 'maya.gurung@example.com' });
};
