import { Box } from '@mantine/core';
import { TextareaField } from '@/components/fields/fields';
import { LocationField } from '@/components/fields/location-field';
import { FormSection, WholeWidth } from '@/components/form-page/form-section';
import { MapEmbed } from '@/components/map-embed';
import type { PackageSectionProps } from './section';

const MapPreview = ({ form, record }: Pick<PackageSectionProps, 'form' | 'record'>) => {
  const map = form.fields.useWatchValue('google_map');
  return (
    <Box maw="36rem">
      <MapEmbed value={map} {...(record ? { place: record.name } : {})} />
    </Box>
  );
};

export const RouteSection = ({ form, record, ...section }: PackageSectionProps) => (
  <FormSection {...section}>
    <LocationField form={form} name="location_start_from" label="Start location" />
    <LocationField form={form} name="location_end_to" label="End location" />
    <WholeWidth>
      <TextareaField
        form={form}
        name="google_map"
        label="Google map"
        description="From Google Maps: Share, then “Embed a map”."
        minRows={2}
        maxRows={5}
      />
      <MapPreview form={form} record={record} />
    </WholeWidth>
  </FormSection>
);
