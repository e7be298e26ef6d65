import { Box } from '@mantine/core';
import { TextareaField } from '@/components/fields/fields';
import type { Bound } from '@/components/fields/use-field';
import { MapEmbed } from './map-embed';

interface MapFieldProps<Values extends object> extends Bound<Values> {
  label: string;
  /** The name of the place, for the accessible name of the map. */
  place?: string | undefined;
}

/** Apart from the field, which need not be rendered for what is typed into it. */
const MapPreview = <Values extends object>({ form, name, place }: MapFieldProps<Values>) => (
  <Box maw="36rem">
    <MapEmbed value={form.fields.useWatchValue(name)} place={place} />
  </Box>
);

/** An embed of Google Maps as text, with the map that it shows. */
export const MapField = <Values extends object>(props: MapFieldProps<Values>) => {
  const { place, ...bound } = props;
  return (
    <>
      <TextareaField
        {...bound}
        description="From Google Maps: Share, then “Embed a map”."
        minRows={2}
        maxRows={5}
      />
      <MapPreview {...bound} place={place} />
    </>
  );
};
