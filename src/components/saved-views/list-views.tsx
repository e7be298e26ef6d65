import { useState } from 'react';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { useScreenRead } from '@/components/records/use-screen-read';
import type { ListFilter } from '@/lib/lists/list-search';
import type { GivenView } from './saved-views';
import classes from './saved-views.module.css';
import { useViews } from './use-views';

interface ListViewsProps {
  /** The predefined views of the list. */
  views: readonly GivenView[];
  filters: readonly ListFilter[];
}

const LoadedViews = ({ views, filters }: ListViewsProps) => {
  const strip = useChunk(() => import('./view-strip'), useScreenRead());
  if (strip.state === 'ready') return <strip.module.ViewStrip views={views} filters={filters} />;
  return (
    <div className={classes.strip}>
      {strip.state === 'failed' && (
        <ChunkLost chunk={strip}>{$localize`The views could not be loaded.`}</ChunkLost>
      )}
    </div>
  );
};

/** The views above a list, if there is a choice or one to save; they load after its rows, in reserved space. */
export const ListViews = (props: ListViewsProps) => {
  const { isNew, isChoice } = useViews(props.views);
  const [wanted, setWanted] = useState(false);
  if (!wanted && (isNew || isChoice)) setWanted(true);
  return wanted && <LoadedViews {...props} />;
};
