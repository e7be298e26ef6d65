import { useEffect, useRef } from 'react';
import { Button, Group, Text } from '@mantine/core';
import classes from './itinerary.module.css';

interface DifferentBarProps {
  /** The calls were made, and the server has other days all the same. */
  sent: boolean;
  onMine: () => void;
  onTheirs: () => void;
}

/** Says that the server's days are not the expected ones, and asks whose are to stay. */
export const DifferentBar = ({ sent, onMine, onTheirs }: DifferentBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={bar} tabIndex={-1} role="alert" className={classes.bar} data-different>
      <Text size="sm" fw={500}>
        {sent
          ? 'Everything was sent, but the server’s itinerary is not what was planned.'
          : 'Somebody else changed the itinerary meanwhile. Nothing was sent.'}
      </Text>
      <Text size="sm">
        Your order is still here. With it, the changes are planned again and shown before you save.
      </Text>
      <Group gap="xs">
        <Button size="xs" onClick={onMine}>
          Use my order
        </Button>
        <Button size="xs" variant="default" onClick={onTheirs}>
          Take theirs
        </Button>
      </Group>
    </div>
  );
};
