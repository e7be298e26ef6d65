import { useCallback, useMemo, useState } from 'react';
import { inState, notBegun, type Step } from '@/components/run/run-steps';
import { useRun } from '@/components/run/use-run';
import type { FoundImage } from './found-image';
import type { Looks } from './judged';
import { bytesOf, type Look, lookAt } from './look';

/** Looks are collected for this long before they are shown, in milliseconds. */
const SHOW_EVERY = 200;

/** Whether somebody looked at an image in full, not just at its size. */
const isWhole = (look: Look | 'broken' | undefined) =>
  look === 'broken' || (look !== undefined && 'print' in look);

const saysMore = (now: Look | 'broken', before: Look | 'broken' | undefined) =>
  isWhole(now) || !isWhole(before);

/** What was seen of images: those that were shown, and all of them once the user asks. */
export const useLooks = (images: readonly FoundImage[]) => {
  const [looks, setLooks] = useState<Looks>(new Map());
  const [collected] = useState(() => new Map<string, Look | 'broken'>());
  const run = useRun<Step>({ atOnce: 4 });

  const note = useCallback(
    (address: string, look: Look | 'broken') => {
      const isFirst = collected.size === 0;
      collected.set(address, look);
      if (!isFirst) return;
      setTimeout(() => {
        const seen = [...collected];
        collected.clear();
        setLooks(
          (before) =>
            new Map([...before, ...seen.filter(([seenAt, now]) => saysMore(now, before.get(seenAt)))]),
        );
      }, SHOW_EVERY);
    },
    [collected],
  );

  /** Notes the size of an image that was rendered, unless more is known of it. */
  const noteShown = useCallback(
    (address: string, { naturalWidth: width, naturalHeight: height }: HTMLImageElement) => {
      if (width > 0) note(address, { width, height, bytes: bytesOf(address) });
    },
    [note],
  );

  const addresses = useMemo(() => [...new Set(images.flatMap(({ address }) => address ?? []))], [images]);
  const open = useMemo(() => addresses.filter((address) => !isWhole(looks.get(address))), [addresses, looks]);

  return {
    looks,
    note,
    noteShown,
    run,
    /** The number of addresses that nobody has looked at in full. */
    open: open.length,
    /** Those whose pixels cannot be read. */
    closed: [...looks.values()].filter((look) => look !== 'broken' && look.print === null).length,
    settled:
      run.results.length - inState(run.results, 'waiting').length - inState(run.results, 'running').length,
    lookAtAll: () => {
      const steps = notBegun(
        open.map((address): Step => ({
          key: address,
          run: async () => note(address, await lookAt(address).catch(() => 'broken' as const)),
        })),
      );
      run.start((go) => go(steps), steps);
    },
  };
};
