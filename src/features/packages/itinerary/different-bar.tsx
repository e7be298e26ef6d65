import { useEffect, useRef } from 'react';
import { Button, Group, Text } from '@mantine/core';
import classes from './itinerary.module.css';

interface DifferentBarProps {
  /** All calls were sent, but the server's days still differ. */
  sent: boolean;
  onMine: () => void;
  onTheirs: () => void;
}

/** Says that the server's days are not as expected, and asks which version to keep. */
export const DifferentBar = ({ sent, onMine, onTheirs }: DifferentBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={bar} tabIndex={-1} role="alert" className={classes.bar} data-different>
      <Text size="sm" fw={500}>
        {sent
          ? $localize`Everything was sent, but the itinerary on the server differs from yours.`
          : $localize`Somebody else changed the itinerary meanwhile. Nothing was sent.`}
      </Text>
      <Text size="sm">{$localize`Your order is still here. If you use it, you see the new changes before you save.`}</Text>
      <Group gap="xs">
        <Button size="xs" onClick={onMine}>
          {$localize`Use my order`}
        </Button>
        <Button size="xs" variant="default" onClick={onTheirs}>
          {$localize`Take theirs`}
        </Button>
      </Group>
    </div>
  );
};
