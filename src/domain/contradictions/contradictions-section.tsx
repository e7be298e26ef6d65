import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import type { Departure, Package } from '@/generated/model';

interface ContradictionsSectionProps {
  record: Package;
  /** Its departures ahead; undefined until they are loaded. */
  departures: readonly Departure[] | undefined;
}

/** What contradicts in a submitted package; the comparison and its tables are loaded on demand. */
export const ContradictionsSection = (props: ContradictionsSectionProps) => {
  const part = useChunk(() => import('./contradictions-part'));
  if (part.state === 'failed')
    return <ChunkLost chunk={part}>{$localize`What contradicts could not be looked for.`}</ChunkLost>;
  return part.state === 'ready' && <part.module.Contradictions {...props} />;
};
