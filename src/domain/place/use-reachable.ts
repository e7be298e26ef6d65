import { useEffect, useState, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/**
 * Whether an image of another host can be loaded, and with it what else comes from there: a frame reports no failure.
 * Undefined until known; checked again when the connection comes back.
 */
export const useReachable = (image: string | undefined): boolean | undefined => {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [found, setFound] = useState<{ image: string; reached: boolean }>();
  useEffect(() => {
    if (!online || image === undefined) return undefined;
    const probe = new Image();
    probe.referrerPolicy = 'no-referrer';
    probe.onload = () => setFound({ image, reached: true });
    probe.onerror = () => setFound({ image, reached: false });
    // Not from a cache, which can be reached at any time.
    probe.src = `${image}?at=${Date.now()}`;
    return () => {
      probe.onload = null;
      probe.onerror = null;
      setFound(undefined);
    };
  }, [online, image]);
  if (!online) return false;
  return found?.image === image ? found?.reached : undefined;
};
