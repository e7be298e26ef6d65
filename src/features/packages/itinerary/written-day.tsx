import { Skeleton } from '@mantine/core';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import type { DayActions } from './day-actions';
import type { Day } from './days';

interface WrittenDayProps {
  day: Day;
  index: number;
  refused: boolean;
  disabled: boolean;
  actions: DayActions;
}

/** The fields of a day, loaded when the first one is edited. */
export const WrittenDay = ({ actions, ...props }: WrittenDayProps) => {
  const editor = useChunk(() => import('./day-editor'));
  if (editor.state === 'ready')
    return (
      <editor.module.DayEditor
        {...props}
        onChange={actions.write}
        onDone={actions.close}
        onNext={actions.next}
        onRemove={actions.remove}
      />
    );
  return editor.state === 'loading' ? (
    <Skeleton height={240} role="status" aria-label="Loading the day’s fields" />
  ) : (
    <ChunkLost chunk={editor}>The fields could not be loaded.</ChunkLost>
  );
};
