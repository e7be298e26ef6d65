import { sessionEnded } from '@/api/errors';
import { cancelRequests } from '@/api/lifetime';
import { forgetShopHealth } from '@/domain/listings/shop-health';
import { clearSettings } from '@/features/settings/data/settings-file';
import { eraseDrafts } from '@/lib/draft';
import { clearOpened } from '@/lib/opened-records';
import { saveUser } from '@/session/tokens';

const empty = (storage: Storage) => {
  const ours = Object.keys(storage).filter((key) => !/storybook/i.test(key));
  for (const key of ours) storage.removeItem(key);
};

/**
 * Somebody is signed in who has changed no setting and left nothing behind: no call either, whose end would be told in
 * another story. Every story starts so: the clean-up of a file's last story does not run before the next file, which
 * finds the same storage.
 */
export const freshBrowser = () => {
  cancelRequests(sessionEnded());
  clearSettings();
  forgetShopHealth();
  clearOpened();
  eraseDrafts();
  empty(localStorage);
  empty(sessionStorage);
  saveUser({ id: 1, first_name: 'Maya', last_name: 'Gurung', email: 'maya.gurung@example.com' });
};
