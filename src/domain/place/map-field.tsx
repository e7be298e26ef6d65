import { Box } from '@mantine/core';
import { TextareaField } from '@/components/fields/fields';
import type { Bound } from '@/components/fields/use-field';
import { MapEmbed } from './map-embed';

interface MapFieldProps<Values extends object> extends Bound<Values> {
  /** The name of the place, for the accessible name of the map. */
  place?: string | undefined;
}

/** Separate from the input, which need not re-render while typing. */
const MapPreview = <Values extends object>({ form, name, place }: MapFieldProps<Values>) => (
  <Box maw="36rem">
    <MapEmbed value={form.fields.useWatchValue(name)} place={place} />
  </Box>
);

/** A Google Maps embed as text, with a preview of its map. */
export const MapField = <Values extends object>(props: MapFieldProps<Values>) => {
  const { place, ...bound } = props;
  return (
    <>
      <TextareaField
        {...bound}
        description={$localize`From Google Maps: Share, then “Embed a map”.`}
        minRows={2}
        maxRows={5}
      />
      <MapPreview {...bound} place={place} />
    </>
  );
};
