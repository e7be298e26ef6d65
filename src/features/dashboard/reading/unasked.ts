import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { abortable } from '@/api/client/lifetime';
import { sleep, timings } from '@/api/client/timings';
import { useScreenRead } from '@/components/records/use-screen-read';
import { type HomeReading, homeReading } from './home-reading';

/** How long a reading holds before the next one begins unasked, and the time between two looks, in milliseconds. */
const HOLDS = 15 * 60_000;
const LOOK_EVERY = 60_000;
const isDue = (last: HomeReading | null): boolean =>
  !last || Date.now() - last.at > HOLDS || (last.parts > last.done + last.failures && !last.stopped);

/**
 * Begins a reading once the screen rests, or has long been reading, and again when the last one is old; `begin` is ignored
 * during one.
 */
export const useUnasked = (begin: () => void) => {
  const idle = useScreenRead();
  const tried = useRef(-HOLDS);
  const look = useEffectEvent(() => {
    if (document.hidden || !isDue(homeReading.get()) || performance.now() - tried.current < HOLDS) return;
    tried.current = performance.now();
    begin();
  });
  useEffect(() => {
    if (timings.unasked === Infinity) return undefined;
    const first = setTimeout(look, idle ? timings.unasked : timings.unaskedLatest);
    const later = setInterval(look, LOOK_EVERY);
    return () => {
      clearTimeout(first);
      clearInterval(later);
    };
  }, [idle]);
};

/** Resolves once somebody looks at the page. */
const untilSeen = async (): Promise<void> => {
  while (document.hidden)
    await new Promise((seen) => document.addEventListener('visibilitychange', seen, { once: true }));
};

/** The turns of steps that nobody asked for: a server that takes few calls has room for others between them. */
export const useTurns = () => {
  const [unasked, setUnasked] = useState(false);
  const halt = useRef(new AbortController());
  const slow = useRef(false);
  const next = useRef(0);
  const set = (value: boolean) => {
    slow.current = value;
    setUnasked(value);
  };
  useEffect(() => () => halt.current.abort(), []);
  return {
    unasked,
    isUnasked: () => slow.current,
    begin: (value: boolean) => {
      halt.current = new AbortController();
      set(value);
    },
    /** Somebody asks for what is being read. */
    hurry: () => {
      set(false);
      halt.current.abort();
    },
    /** Ends the wait for the next turn. */
    halt: () => halt.current.abort(),
    turn: async () => {
      if (!slow.current) return;
      next.current = Math.max(next.current + timings.unaskedSpacing, Date.now());
      const { signal } = halt.current;
      await abortable(sleep(next.current - Date.now()), signal).catch(() => undefined);
      await abortable(untilSeen(), signal).catch(() => undefined);
    },
  };
};
