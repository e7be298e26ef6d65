import { useEffect, useRef, useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { useLatest } from '@/components/hooks/use-latest';
import { type Coordinates, roundDegrees } from '@/lib/places/coordinates';
import { createMap, type PlaceMapHandle } from './create-map';
import classes from './place.module.css';

interface PlaceMapProps {
  place: Coordinates | undefined;
  onPick: (place: Coordinates) => void;
}

/** A map to pick a place on: by click, by dragging the pin, or by moving the map under its centre. */
export const PlaceMap = ({ place, onPick }: PlaceMapProps) => {
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<PlaceMapHandle>(undefined);
  const picked = useLatest(({ latitude, longitude }: Coordinates) => {
    onPick({ latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) });
  });
  const first = useRef(place);
  const [bare, setBare] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    const created = createMap(element.current, first.current, {
      onPick: (next) => picked.current(next),
      onGroundFailed: () => setBare(true),
    });
    map.current = created;
    return created.remove;
  }, [picked]);

  useEffect(() => {
    map.current?.show(place);
  }, [place]);

  return (
    <div className={classes.picker}>
      <div ref={element} className={classes.map} role="application" aria-label={$localize`Map`} dir="ltr" />
      <Text size="sm" c="dimmed" role="status" className={classes.refusal}>
        {bare && $localize`Parts of the map could not be loaded. Nearby towns are shown instead.`}
      </Text>
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            const middle = map.current?.middle();
            if (middle) picked.current(middle);
          }}
        >
          {$localize`Use the middle of the map`}
        </Button>
        <Text size="xs" c="dimmed">
          {$localize`Click the map or drag the pin. With the keyboard, move the map by its arrow keys.`}
        </Text>
      </Group>
    </div>
  );
};
