import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { useScreenRead } from '@/components/records/use-screen-read';
import type { useTravel } from '@/domain/bookings/use-travel';
import { stepKeys, useShopSetup } from './shop-setup';

/** A shop with fewer bookings is new. */
const few = 5;

/** What is left to do in a new shop; its code loads after the screen. */
export const SetupSlot = ({ travel: { read } }: { travel: ReturnType<typeof useTravel> }) => {
  const { done, away } = useShopSetup();
  const isNew = read !== undefined && 'days' in read && read.total < few;
  const wanted = isNew && !away && done.length < stepKeys.length;
  const chunk = useChunk(() => import('./setup-panel'), useScreenRead() && wanted);
  if (!wanted || chunk.state === 'loading') return null;
  if (chunk.state === 'ready') return <chunk.module.SetupPanel />;
  return <ChunkLost chunk={chunk}>{$localize`What is left to set up could not be loaded.`}</ChunkLost>;
};
