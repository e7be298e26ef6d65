import { Button, Group, Skeleton, Text } from '@mantine/core';
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

/** The fields of a day, loaded when the first one is written. */
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
    <Group gap="xs" role="alert">
      <Text size="sm" c="danger">
        The fields could not be loaded.
      </Text>
      <Button size="xs" variant="default" onClick={editor.retry}>
        Retry
      </Button>
    </Group>
  );
};
