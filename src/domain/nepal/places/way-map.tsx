import { useDeferredValue, useMemo, useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { ExternalLink } from '@/components/links/external-link';
import { DimmedText } from '@/components/text/dimmed-text';
import mapClasses from '@/domain/nepal/map/map.module.css';
import { NepalMap } from '@/domain/nepal/map/nepal-map';
import { PointList } from '@/domain/nepal/map/point-list';
import { boundsOf, isWithin } from '@/domain/nepal/map/projection';
import { plainText } from '@/lib/text/html';
import type { DayText } from './altitude';
import { geoNames } from './sources';
import { type Means, walkedBounds, type Way, wayOf } from './way';
import classes from './way.module.css';
import { LegLine, WayMarks } from './way-marks';
import { lacks, listedStops } from './way-words';

const KEY: readonly (readonly [label: string, by: Means, skips: boolean])[] = [
  [$localize`On foot, or not said`, 'foot', false],
  [$localize`By road`, 'drive', false],
  [$localize`By air`, 'flight', false],
  [$localize`Places between are missing`, 'foot', true],
];

const Legend = ({ shown }: { shown: readonly { by: Means; skips: boolean }[] }) => (
  <Group component="ul" gap="md" className={classes.legend} aria-label={$localize`Lines`}>
    {KEY.filter(([, by, skips]) => shown.some((leg) => leg.skips === skips && (skips || leg.by === by))).map(
      ([label, by, skips]) => (
        <Group key={label} component="li" gap={6}>
          <svg width={32} height={8} aria-hidden focusable="false">
            <LegLine by={by} skips={skips} x1={1} y1={4} x2={31} y2={4} />
          </svg>
          <Text span size="xs">
            {label}
          </Text>
        </Group>
      ),
    )}
  </Group>
);

const PARTS = Array.from({ length: 33 }, (_, part) => part / 32);

/** The places, and points of the lines between them. */
const onTheWay = ({ points, legs }: Way) => [
  ...points.map(({ at }) => at),
  ...legs.flatMap(({ from: { at: from }, to: { at: to } }) =>
    PARTS.map((share) => ({
      latitude: from.latitude + share * (to.latitude - from.latitude),
      longitude: from.longitude + share * (to.longitude - from.longitude),
    })),
  ),
];

interface WayMapProps {
  days: readonly DayText[];
  /** The name of the package's region, which tells places of one name apart. */
  region: string | null | undefined;
}

/** The places of an itinerary in order, on a map of Nepal without tiles. */
export const WayMap = ({ days, region }: WayMapProps) => {
  const deferred = useDeferredValue(days);
  const way = useMemo(
    () =>
      wayOf(
        deferred.map((day) => ({ ...day, description: plainText(day.description) })),
        region,
      ),
    [deferred, region],
  );
  const [key, setKey] = useState<string>();
  const [whole, setWhole] = useState(false);
  const walked = walkedBounds(way);
  const all = boundsOf(way.points.map(({ at }) => at));
  const lines = lacks(way).map((line) => (
    <Text key={line} size="sm" dir="auto">
      {line}
    </Text>
  ));
  if (!walked || !all)
    return (
      <Stack gap="xs">
        <DimmedText>{$localize`None of the places is on the map.`}</DimmedText>
        {lines}
      </Stack>
    );
  const rows = listedStops(way);
  const selected = rows.find((row) => row.key === key);
  const beyond = way.points.some(({ at }) => !isWithin(at, walked));
  return (
    <Stack gap="xs" className={mapClasses.room}>
      <div className={mapClasses.beside}>
        <NepalMap bounds={whole ? all : walked} marked={onTheWay(way)}>
          {(project, size) => (
            <WayMarks
              way={way}
              project={project}
              size={size}
              selected={selected?.point}
              onSelect={(point) => setKey(rows.find((row) => row.point === point)?.key)}
            />
          )}
        </NepalMap>
        <PointList label={$localize`Stops`} points={rows} selected={key} onSelect={setKey} />
      </div>
      <Group justify="space-between" gap="xs">
        <Legend shown={way.legs} />
        {beyond && (
          <Button size="compact-sm" variant="default" aria-pressed={whole} onClick={() => setWhole(!whole)}>
            {$localize`Whole way`}
          </Button>
        )}
      </Group>
      {lines}
      <DimmedText>
        {$localize`Straight lines between places, not the path. Coordinates from `}
        <ExternalLink href={geoNames.url}>{$localize`GeoNames`}</ExternalLink>
        {$localize` (${geoNames.licence}:licence:) and other pages, some to the nearest minute, which is 1 to 2 km.`}
      </DimmedText>
    </Stack>
  );
};
