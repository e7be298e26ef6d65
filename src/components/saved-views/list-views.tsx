import { useState } from 'react';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { useScreenRead } from '@/components/use-screen-read';
import type { ListFilter } from '@/lib/list-search';
import type { GivenView } from './saved-views';
import { useViews } from './use-views';

interface ListViewsProps {
  /** The views that come with the list. */
  views: readonly GivenView[];
  filters: readonly ListFilter[];
}

const LoadedViews = ({ views, filters }: ListViewsProps) => {
  const strip = useChunk(() => import('./view-strip'), useScreenRead());
  if (strip.state === 'ready') return <strip.module.ViewStrip views={views} filters={filters} />;
  return (
    <div style={{ flex: '1 1 16rem', minHeight: 32 }}>
      {strip.state === 'failed' && <ChunkLost chunk={strip}>The views could not be loaded.</ChunkLost>}
    </div>
  );
};

/**
 * The views of the list on display, above it, where there is a choice or one to save; they come after its rows, and their
 * place is kept.
 */
export const ListViews = (props: ListViewsProps) => {
  const { isNew, isChoice } = useViews(props.views);
  const [wanted, setWanted] = useState(false);
  if (!wanted && (isNew || isChoice)) setWanted(true);
  return wanted && <LoadedViews {...props} />;
};
