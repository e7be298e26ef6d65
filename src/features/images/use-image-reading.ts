import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLatest } from '@/components/hooks/use-latest';
import { useReadRun } from '@/components/run/use-read-run';
import type { LoadTypes, RecordTypes } from '@/resources/record-type';
import { forgetWholeLists } from '@/resources/whole-list';
import type { FoundImage } from './found-image';
import { imageSteps } from './read-images';

/** What a reading found, for the rest of the session. */
interface Read {
  /** When it ended, in milliseconds since 1970. */
  at: number;
  images: readonly FoundImage[];
  isWhole: boolean;
}

type Patches = ReadonlyMap<string, Partial<FoundImage>>;

const KEY = ['all images'];

const patched = (images: readonly FoundImage[], patches: Patches): readonly FoundImage[] =>
  patches.size === 0 ? images : images.map((image) => ({ ...image, ...patches.get(image.key) }));

/** Reads the images of all areas once a session; stopped, resumed and read again by the user. */
export const useImageReading = (loadTypes: LoadTypes) => {
  const client = useQueryClient();
  const run = useReadRun<FoundImage>();
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

  const begin = () =>
    run.read(
      async () => {
        const loaded = await loadTypes();
        setTypes(loaded);
        return imageSteps(loaded, client);
      },
      ({ found: all, isWhole }) =>
        client.setQueryData<Read>(KEY, {
          at: Date.now(),
          images: patched(all, latestPatches.current),
          isWhole,
        }),
    );
  const first = useEffectEvent(() => {
    if (!client.getQueryData(KEY)) begin();
    else void loadTypes().then(setTypes);
  });
  useEffect(() => first(), []);

  const { running, found } = run;
  const live = useMemo(() => patched(found, patches), [found, patches]);

  return {
    types,
    run,
    images: running || !read ? live : read.images,
    /** When the last reading ended, unless one is running. */
    at: running ? undefined : read?.at,
    isWhole: read?.isWhole,
    readAgain: () => {
      setPatches(new Map());
      forgetWholeLists(client);
      begin();
    },
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
