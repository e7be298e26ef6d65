import { useEffect, useState } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { afterFrame } from '@/lib/loading/after-frame';

const past = new WeakSet<QueryClient>();

/**
 * Whether the first screen of a visit has loaded its data: less important requests wait for that. `src/start.ts` learns
 * of it by the event `screen-read`.
 */
export const useScreenRead = (): boolean => {
  const router = useRouter();
  const client = useQueryClient();
  const [read, setRead] = useState(() => past.has(client));
  useEffect(() => {
    if (read) return undefined;
    const look = () => {
      if (router.state.status !== 'idle' || client.isFetching() > 0) return;
      end();
      // The data is rendered first.
      afterFrame(() => {
        past.add(client);
        setRead(true);
        dispatchEvent(new Event('screen-read'));
      });
    };
    // After the screen has started its requests.
    const timer = setTimeout(look);
    const ends = [
      // Other events come in the middle of a render, before the requests of what is rendered.
      client.getQueryCache().subscribe(({ type }) => type === 'updated' && look()),
      router.subscribe('onResolved', () => setTimeout(look)),
    ];
    const end = () => {
      clearTimeout(timer);
      ends.forEach((one) => one());
    };
    return end;
  }, [read, router, client]);
  return read;
};
