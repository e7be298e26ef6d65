import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { type Bound, type FieldName, useValueField } from '@/components/fields/use-field';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { NumberInput } from '@/components/inputs/number-input';
import { useChunk } from '@/components/inputs/use-chunk';
import {
  type Coordinates,
  type CoordinatesReading,
  isInNepal,
  readCoordinates,
  readDegrees,
} from '@/lib/places/coordinates';
import { isComposing } from '@/lib/text/composing';
import classes from './place.module.css';

/** Degrees, or `''` while empty; invalid text stays as typed. */
export type Degrees = number | string;

interface AngleProps {
  value: Degrees;
  onChange: (value: Degrees) => void;
  description?: ReactNode;
  error?: ReactNode;
  'data-path'?: string;
}

interface PlaceInputProps {
  latitude: AngleProps;
  longitude: AngleProps;
  onPick: (place: Coordinates) => void;
}

const placeOf = (latitude: Degrees, longitude: Degrees): Coordinates | undefined => {
  const known = typeof latitude === 'number' && typeof longitude === 'number';
  return known && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined;
};

const readLatitude = (text: string) => readDegrees(text, 'latitude');
const readLongitude = (text: string) => readDegrees(text, 'longitude');

/** Coordinates: typed or pasted in any common notation, or picked on a map. */
export const PlaceInput = ({ latitude, longitude, onPick }: PlaceInputProps) => {
  const [refusal, setRefusal] = useState<string>();
  /** What to check about the place that was read. */
  const [note, setNote] = useState<string>();
  const [wanted, setWanted] = useState(false);
  const place = placeOf(latitude.value, longitude.value);

  const take = (reading: CoordinatesReading) => {
    if (reading.kind !== 'place') return;
    setNote(reading.note);
    onPick(reading.place);
  };
  const pick = (next: Coordinates) => {
    setNote(undefined);
    onPick(next);
  };
  const paste = (event: ClipboardEvent) => {
    const reading = readCoordinates(event.clipboardData.getData('text/plain'));
    setRefusal(reading.kind === 'refused' ? reading.reason : undefined);
    if (reading.kind === 'none' || reading.kind === 'angle') return;
    event.preventDefault();
    event.stopPropagation();
    take(reading);
  };
  const spread = () => {
    for (const { value } of [latitude, longitude])
      if (typeof value === 'string') take(readCoordinates(value));
  };
  const spreadBeforeSaving = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) => {
    if (isComposing(nativeEvent)) return;
    if (key === 'Enter' || ((ctrlKey || metaKey) && key.toLowerCase() === 's')) spread();
  };

  return (
    <div className={classes.place}>
      <div
        className={classes.angles}
        onPasteCapture={paste}
        onInput={() => {
          setRefusal(undefined);
          setNote(undefined);
        }}
        onBlur={spread}
        onKeyDownCapture={spreadBeforeSaving}
      >
        <NumberInput label={$localize`Latitude`} {...latitude} read={readLatitude} min={-90} max={90} />
        <NumberInput label={$localize`Longitude`} {...longitude} read={readLongitude} min={-180} max={180} />
      </div>
      <Text size="xs" c="dimmed">
        {$localize`Type or paste “27.7172, 85.3240”, degrees with minutes and seconds, a plus code, or the link of a map into either field.`}
      </Text>
      <Text size="sm" c="var(--mantine-color-error)" role="status" className={classes.refusal}>
        {refusal}
      </Text>
      <Group role="status" gap="xs" className={classes.refusal}>
        {note !== undefined && <Text size="sm">{note}</Text>}
        {place && !isInNepal(place) && <Elsewhere place={place} onPick={pick} />}
      </Group>
      {wanted ? (
        <PlaceMapPart place={place} onPick={pick} />
      ) : (
        <Button variant="default" leftSection={<IconMap2 size={16} />} onClick={() => setWanted(true)}>
          {$localize`Pick on the map`}
        </Button>
      )}
    </div>
  );
};

/** Warns about coordinates outside Nepal: often latitude and longitude are swapped. */
const Elsewhere = ({ place, onPick }: { place: Coordinates; onPick: PlaceInputProps['onPick'] }) => {
  const swapped = { latitude: place.longitude, longitude: place.latitude };
  if (!isInNepal(swapped)) return <Text size="sm">{$localize`This place is outside Nepal.`}</Text>;
  return (
    <>
      <Text size="sm">{$localize`This place is outside Nepal. Are latitude and longitude swapped?`}</Text>
      <Button size="compact-sm" variant="default" onClick={() => onPick(swapped)}>
        {$localize`Swap them`}
      </Button>
    </>
  );
};

interface PlaceMapPartProps {
  place: Coordinates | undefined;
  onPick: (place: Coordinates) => void;
}

/** The map, a separate chunk that is loaded on request. */
const PlaceMapPart = ({ place, onPick }: PlaceMapPartProps) => {
  const chunk = useChunk(() => import('./place-map'));
  if (chunk.state === 'loading')
    return <Skeleton h={320} role="status" aria-label={$localize`Loading the map`} />;
  if (chunk.state === 'failed')
    return <ChunkLost chunk={chunk}>{$localize`The map could not be loaded.`}</ChunkLost>;
  return <chunk.module.PlaceMap place={place} onPick={onPick} />;
};

interface PlaceFieldProps<Values extends object> extends Pick<Bound<Values>, 'form'> {
  latitude: FieldName<Values>;
  longitude: FieldName<Values>;
}

/** Latitude and longitude, each a number, or `''` while empty. */
export const PlaceField = <Values extends object>({ form, latitude, longitude }: PlaceFieldProps<Values>) => {
  const north = useValueField<Degrees, Values>({ form, name: latitude, label: $localize`Latitude` });
  const east = useValueField<Degrees, Values>({ form, name: longitude, label: $localize`Longitude` });
  const pick = (place: Coordinates) => {
    north.onChange(place.latitude);
    east.onChange(place.longitude);
  };
  return <PlaceInput latitude={north} longitude={east} onPick={pick} />;
};
