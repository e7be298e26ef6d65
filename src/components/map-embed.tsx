import { Text } from '@mantine/core';
import { readMapEmbed } from '@/lib/url';
import classes from './map-embed.module.css';

interface MapEmbedProps {
  /** What the map field holds: an embed address of Google Maps, or its `<iframe>`. */
  value: string | null | undefined;
  /** The name of the place, for the frame's accessible name. */
  place?: string | undefined;
}

/** Shows the map of a map field, sandboxed; where there is nothing to show it says why. */
export const MapEmbed = ({ value, place }: MapEmbedProps) => {
  const reading = readMapEmbed(value ?? '');
  if (reading.kind === 'map') {
    return (
      <iframe
        className={classes.map}
        src={reading.src}
        title={place ? `Map of ${place}` : 'Map'}
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
        loading="lazy"
      />
    );
  }
  return (
    <Text c="dimmed" size="sm" className={classes.none}>
      {reading.kind === 'empty' ? 'No map yet.' : `No preview. ${reading.reason}`}
    </Text>
  );
};
