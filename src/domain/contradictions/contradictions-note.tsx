import type { ComponentProps } from 'react';
import { useChunk } from '@/components/inputs/use-chunk';
import type { ContradictionsSection } from './contradictions-section';

/** The number of contradictions in a row of the queue; if it cannot be loaded, the section beside it says so. */
export const ContradictionsNote = (props: ComponentProps<typeof ContradictionsSection>) => {
  const part = useChunk(() => import('./contradictions-part'));
  return part.state === 'ready' && <part.module.ContradictionsCount {...props} />;
};
