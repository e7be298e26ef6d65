import { useEffect } from 'react';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { isNewVersionDeployed } from '@/lib/loading/deploy';

const CHECK_EVERY_MS = 5 * 60_000;

const offerReload = () =>
  notifications.show({
    id: 'update',
    color: 'primary',
    autoClose: false,
    title: $localize`A new version is available`,
    message: (
      <Button size="compact-sm" mt={6} onClick={() => window.location.reload()}>
        {$localize`Reload`}
      </Button>
    ),
  });

/** Checks for a new version on window focus, at most every five minutes; only offers to reload. */
export const UpdateNotice = () => {
  useEffect(() => {
    let checkedAt = Date.now();
    const check = () => {
      if (document.hidden || Date.now() - checkedAt < CHECK_EVERY_MS) return;
      checkedAt = Date.now();
      void isNewVersionDeployed().then((isNew) => isNew && offerReload());
    };
    window.addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      window.removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);

  return null;
};
