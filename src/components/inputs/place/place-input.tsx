import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { Button, NumberInput, Skeleton, Text } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { useChunk } from '@/components/inputs/use-chunk';
import { type Coordinates, readCoordinates } from '@/lib/coordinates';
import classes from './place.module.css';

/** A number of degrees, or `''` while there is none. */
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
  const [north, east] = [latitude, longitude].map((value) => (value === '' ? NaN : Number(value)));
  const known = north !== undefined && east !== undefined && Math.abs(north) <= 90 && Math.abs(east) <= 180;
  return known ? { latitude: north, longitude: east } : undefined;
};

const AngleInput = (props: AngleProps & { label: string }) => (
  <NumberInput hideControls decimalScale={6} inputMode="decimal" {...props} />
);

/** A place on earth: typed in degrees, pasted in one of the ways in which people pass places on, or picked on a map. */
export const PlaceInput = ({ latitude, longitude, onPick }: PlaceInputProps) => {
  const [refusal, setRefusal] = useState<string>();
  const [wanted, setWanted] = useState(false);
  const place = placeOf(latitude.value, longitude.value);

  const paste = (event: ClipboardEvent) => {
    const reading = readCoordinates(event.clipboardData.getData('text/plain'));
    setRefusal(reading.kind === 'refused' ? reading.reason : undefined);
    if (reading.kind === 'none') return;
    event.preventDefault();
    event.stopPropagation();
    if (reading.kind === 'place') onPick(reading.place);
  };

  return (
    <div className={classes.place} onPasteCapture={paste}>
      <div className={classes.angles}>
        <AngleInput label="Latitude" {...latitude} />
        <AngleInput label="Longitude" {...longitude} />
      </div>
      <Text size="xs" c="dimmed">
        Paste “27.7172, 85.3240”, degrees with minutes and seconds, or a link to Google Maps into either of
        them.
      </Text>
      <Text size="sm" c="var(--mantine-color-error)" role="status" className={classes.refusal}>
        {refusal}
      </Text>
      {wanted ? (
        <PlaceMapPart place={place} onPick={onPick} />
      ) : (
        <Button variant="default" leftSection={<IconMap2 size={16} />} onClick={() => setWanted(true)}>
          Pick on the map
        </Button>
      )}
    </div>
  );
};

interface PlaceMapPartProps {
  place: Coordinates | undefined;
  onPick: (place: Coordinates) => void;
}

/** The map, which is a chunk of its own and loaded once somebody asks for it. */
const PlaceMapPart = ({ place, onPick }: PlaceMapPartProps) => {
  const chunk = useChunk(() => import('./place-map'));
  if (chunk.state === 'loading') return <Skeleton h={320} role="status" aria-label="Loading the map" />;
  if (chunk.state === 'failed') {
    return (
      <Text size="sm" role="alert">
        The map could not be loaded.{' '}
        <Button size="compact-xs" variant="default" onClick={chunk.retry}>
          Retry
        </Button>
      </Text>
    );
  }
  return <chunk.module.PlaceMap place={place} onPick={onPick} />;
};
