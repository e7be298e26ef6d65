import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lifetime } from '@/api/client/lifetime';
import { useLatest } from '@/components/hooks/use-latest';
import { inState, isUnfinished, notBegun, type StepResult } from '@/components/run/run-steps';
import { runUnfolding, unfolded } from '@/components/run/unfolding';
import { type Go, useRun } from '@/components/run/use-run';
import type { LoadTypes, RecordTypes } from '@/resources/record-type';
import { forgetWholeLists } from '@/resources/whole-list';
import type { FoundImage } from './found-image';
import { imagesIn, type ImageStep, imageSteps } from './read-images';

/** What a reading found, for the rest of the session. */
interface Read {
  /** When it ended, in milliseconds since 1970. */
  at: number;
  images: readonly FoundImage[];
  /** What is missing from it, as its names. */
  left: readonly string[];
}

type Patches = ReadonlyMap<string, Partial<FoundImage>>;

const KEY = ['all images'];

const patched = (images: readonly FoundImage[], patches: Patches): readonly FoundImage[] =>
  patches.size === 0 ? images : images.map((image) => ({ ...image, ...patches.get(image.key) }));

/** Reads the images of all areas once a session; stopped, resumed and read again by the user. */
export const useImageReading = (loadTypes: LoadTypes) => {
  const client = useQueryClient();
  const run = useRun<ImageStep>({ atOnce: 6 });
  const [types, setTypes] = useState<RecordTypes>({});
  const [patches, setPatches] = useState<Patches>(new Map());
  const latestPatches = useLatest(patches);
  const { data: read } = useQuery<Read | null>({
    queryKey: KEY,
    queryFn: () => null,
    enabled: false,
    gcTime: Infinity,
    staleTime: Infinity,
    meta: { constant: true },
  });
  const results = unfolded(run.results);

  const begin = (from: readonly StepResult<ImageStep>[], which?: 'failed') => {
    const session = lifetime();
    run.start(async (go: Go<ImageStep>) => {
      const loaded = await loadTypes();
      setTypes(loaded);
      const all = from.length > 0 ? from : notBegun(imageSteps(loaded, client));
      const ended = await runUnfolding(go, which ? await go(all, which) : all);
      if (session.aborted) return;
      const left = ended.filter(isUnfinished).map(({ step }) => step.name);
      const images = patched(imagesIn(ended), latestPatches.current);
      client.setQueryData<Read>(KEY, { at: Date.now(), images, left });
    }, from);
  };
  const first = useEffectEvent(() => {
    if (!client.getQueryData(KEY)) begin([]);
    else void loadTypes().then(setTypes);
  });
  useEffect(() => first(), []);

  const { running } = run;
  const live = useMemo(() => patched(imagesIn(run.results), patches), [run.results, patches]);

  return {
    types,
    images: running || !read ? live : read.images,
    /** When the last reading ended, unless one is running. */
    at: running ? undefined : read?.at,
    left: running ? [] : (read?.left ?? []),
    run: { ...run, results },
    failed: inState(results, 'failed'),
    done: inState(results, 'done').length,
    readAgain: () => {
      setPatches(new Map());
      forgetWholeLists(client);
      begin([]);
    },
    /** Reads what failed, and what a stop has left out. */
    resume: () => begin(results, results.some(({ state }) => state === 'failed') ? 'failed' : undefined),
    /** Shows what was written of an image. */
    note: (key: string, patch: Partial<FoundImage>) => {
      setPatches((before) => new Map(before).set(key, { ...before.get(key), ...patch }));
      client.setQueryData<Read>(
        KEY,
        (known) => known && { ...known, images: patched(known.images, new Map([[key, patch]])) },
      );
    },
  };
};

export type ImageReading = ReturnType<typeof useImageReading>;
