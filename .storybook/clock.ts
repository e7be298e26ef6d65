import isChromatic from 'chromatic/isChromatic';
import { SEED_DAY } from '@/mocks/seed/seed-day';

/** A quarter past twelve in Nepal. */
const start = Date.parse(`${SEED_DAY}T06:30:00Z`);

/** In snapshots the clock starts on the seed's date, so that they are the same on any day. */
export const setClockForPictures = () => {
  if (!isChromatic()) return;
  const began = performance.now();
  const now = () => start + performance.now() - began;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, self) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], self) as Date,
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
};
