import { useEffect, useState, useSyncExternalStore } from 'react';
import { Text } from '@mantine/core';
import { ExternalLink } from '@/components/links/external-link';
import { DimmedText } from '@/components/text/dimmed-text';
import classes from './map-embed.module.css';
import { placeOfMap, readMapEmbed } from './read-map-embed';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** A small file on the maps' host. */
const PROBE = 'https://www.google.com/favicon.ico';

/**
 * Whether the maps' host is reachable, tested by loading an image, since a frame reports no failure. Undefined until
 * known; tested again when the connection is back.
 */
const useReachable = (): boolean | undefined => {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [reached, setReached] = useState<boolean>();

  useEffect(() => {
    if (!online) return undefined;
    const probe = new Image();
    probe.referrerPolicy = 'no-referrer';
    probe.onload = () => setReached(true);
    probe.onerror = () => setReached(false);
    // Bypasses the cache.
    probe.src = `${PROBE}?at=${Date.now()}`;
    return () => {
      probe.onload = null;
      probe.onerror = null;
      setReached(undefined);
    };
  }, [online]);

  return online ? reached : false;
};

interface MapEmbedProps {
  /** The value of the map field: a Google Maps embed URL, or its `<iframe>`. */
  value: string | null | undefined;
  /** The name of the place, for the frame's accessible name. */
  place?: string | undefined;
}

/** Shows the map of a map field in a sandboxed frame; otherwise says why not. */
export const MapEmbed = ({ value, place }: MapEmbedProps) => {
  const reading = readMapEmbed(value ?? '');
  if (reading.kind === 'map') return <EmbeddedMap src={reading.src} place={place} />;
  return (
    <Text c="dimmed" size="sm" className={classes.none}>
      {reading.kind === 'empty' ? $localize`No map yet.` : $localize`No preview. ${reading.reason}:reason:`}
    </Text>
  );
};

const EmbeddedMap = ({ src, place }: { src: string; place: string | undefined }) => {
  const reachable = useReachable();
  const title = place ? $localize`Map of ${place}:place:` : $localize`Map`;
  if (reachable === undefined)
    return <div className={classes.map} role="status" aria-label={$localize`Loading: ${title}:title:`} />;
  if (!reachable) return <PlaceInWords place={place} words={placeOfMap(src)} />;
  return (
    <iframe
      className={classes.map}
      src={src}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
    />
  );
};

const searchFor = (words: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(words)}`;

/** Replaces a map while offline, when a frame would show the browser's error page. */
const PlaceInWords = ({ place, words }: { place: string | undefined; words: string | undefined }) => {
  const names = [place, words].filter((name) => name !== undefined && name !== '');
  const searched = names.at(-1);
  return (
    <div className={classes.none} role="status">
      {names.map((name) => (
        <Text key={name} size="sm" fw={500}>
          {name}
        </Text>
      ))}
      <DimmedText>{$localize`Google Maps cannot be reached, so the map is not shown.`}</DimmedText>
      {searched !== undefined && (
        <Text size="sm">
          <ExternalLink href={searchFor(searched)}>{$localize`Open in Google Maps`}</ExternalLink>
        </Text>
      )}
    </div>
  );
};
