import { useState } from 'react';
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { LinkButton } from '@/components/links/link-button';
import { clustersOf } from '@/domain/nepal/map/clusters';
import mapClasses from '@/domain/nepal/map/map.module.css';
import { MapLabels } from '@/domain/nepal/map/map-labels';
import { NepalMap } from '@/domain/nepal/map/nepal-map';
import { PointList } from '@/domain/nepal/map/point-list';
import {
  type Bounds,
  boundsOf,
  isWithin,
  middleOf,
  type Project,
  scaledBounds,
  type Size,
} from '@/domain/nepal/map/projection';
import { formatCount } from '@/lib/formats/formats';
import type { Coordinates } from '@/lib/places/coordinates';
import { counted } from '@/lib/text/plural';
import classes from './stay-map.module.css';

/** A stay on the map. */
interface PlacedStay {
  id: number;
  name: string;
  address: string;
  link: LinkProps | undefined;
  at: Coordinates;
  /** Its longitude was entered as its latitude. */
  swapped: boolean;
}

/** Marks closer than this, in pixels, are one: a finger can choose each. */
const APART = 28;

interface StayMarksProps {
  stays: readonly PlacedStay[];
  selected: PlacedStay | undefined;
  project: Project;
  size: Size;
  onChoose: (stays: readonly PlacedStay[]) => void;
}

/** The marks of stays; those that would lie on each other are one, with their number. */
const StayMarks = ({ stays, selected, project, size, onChoose }: StayMarksProps) => {
  const shown = stays.filter(({ at }) => {
    const { x, y } = project(at);
    return x > -APART && x < size.width + APART && y > -APART && y < size.height + APART;
  });
  const clusters = clustersOf(shown, ({ at }) => project(at), APART).map(({ items, at }) => {
    const isSelected = selected !== undefined && items.includes(selected);
    const [first] = items;
    return {
      items,
      at,
      isSelected,
      key: first?.id ?? 0,
      half: items.length > 1 ? 13 : 7,
      name: isSelected ? selected.name : items.length > 1 ? '' : (first?.name ?? ''),
    };
  });
  const named = clusters.toSorted((a, b) => Number(b.isSelected) - Number(a.isSelected));
  return (
    <>
      <MapLabels marks={named} size={size} />
      {clusters.map(({ key, items, at, half, isSelected }) => (
        <g
          key={key}
          className={classes.mark}
          transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
          data-selected={isSelected || undefined}
          onClick={() => onChoose(items)}
        >
          <circle className={classes.reach} r={APART / 2} />
          <circle className={classes.pin} r={half} />
          {items.length > 1 && <text className={classes.count}>{formatCount(items.length)}</text>}
        </g>
      ))}
    </>
  );
};

/** Stays closer than this, in degrees, are not told apart by zooming in. */
const SAME = 0.002;

const More = ({ stay: { link, swapped } }: { stay: PlacedStay }) => (
  <div className={classes.more}>
    {swapped && (
      <Text size="xs">{$localize`Latitude and longitude are swapped in its record; here they are the right way.`}</Text>
    )}
    {link && (
      <LinkButton size="compact-xs" variant="default" {...link}>
        {$localize`View`}
      </LinkButton>
    )}
  </div>
);

interface StayPlacesProps {
  nouns: { one: string; other: string };
  /** How many there are, with those that are not on the map. */
  count: number;
  stays: readonly PlacedStay[];
}

/** Stays on a map, beside their list: what is selected in one is selected in the other. */
export const StayPlaces = ({ nouns, count, stays }: StayPlacesProps) => {
  const [view, setView] = useState<Bounds>();
  const [id, setId] = useState<number>();
  const all = boundsOf(stays.map(({ at }) => at));
  if (!all) return null;
  const bounds = view ?? all;
  const selected = stays.find((stay) => stay.id === id);

  const select = (stay: PlacedStay) => {
    setId(stay.id);
    if (!isWithin(stay.at, bounds)) setView(scaledBounds(bounds, 1, stay.at));
  };
  const choose = (chosen: readonly PlacedStay[]) => {
    const around = boundsOf(chosen.map(({ at }) => at));
    const apart = around && Math.max(around.north - around.south, around.east - around.west);
    if (around && apart !== undefined && apart > SAME) {
      setView(scaledBounds(around, 1.2, middleOf(around)));
      return;
    }
    // Those at one place are selected in turn.
    const next = chosen[(chosen.findIndex((stay) => stay === selected) + 1) % chosen.length];
    if (next) setId(next.id);
  };
  const zoom = (factor: number) =>
    setView(
      scaledBounds(
        bounds,
        factor,
        selected && isWithin(selected.at, bounds) ? selected.at : middleOf(bounds),
      ),
    );

  return (
    <Stack gap="xs" className={mapClasses.room}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" role="status">
          {$localize`${formatCount(stays.length)}:stays: of ${counted(count, nouns.one, nouns.other)}:all: on the map.`}
        </Text>
        <Group gap={4}>
          <ActionIcon
            variant="default"
            size={32}
            aria-label={$localize`Zoom in`}
            data-hint={$localize`Zoom in`}
            onClick={() => zoom(0.5)}
          >
            <IconPlus size={16} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={32}
            aria-label={$localize`Zoom out`}
            data-hint={$localize`Zoom out`}
            onClick={() => zoom(2)}
          >
            <IconMinus size={16} />
          </ActionIcon>
          <Button
            size="xs"
            variant="default"
            disabled={view === undefined}
            onClick={() => setView(undefined)}
          >
            {$localize`Show all`}
          </Button>
        </Group>
      </Group>
      <div className={mapClasses.beside}>
        <NepalMap bounds={bounds} marked={stays.map(({ at }) => at)}>
          {(project, size) => (
            <StayMarks stays={stays} selected={selected} project={project} size={size} onChoose={choose} />
          )}
        </NepalMap>
        <PointList
          label={$localize`On the map: ${nouns.other}:nouns:`}
          points={stays.map((stay) => ({
            key: String(stay.id),
            name: stay.name,
            detail: stay.address,
            more: <More stay={stay} />,
          }))}
          selected={id === undefined ? undefined : String(id)}
          onSelect={(key) => {
            const stay = stays.find((one) => String(one.id) === key);
            if (stay) select(stay);
          }}
        />
      </div>
    </Stack>
  );
};
