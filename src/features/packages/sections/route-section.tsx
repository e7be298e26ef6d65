import { WholeWidth } from '@/components/form-page/form-section';
import { LocationField } from '@/domain/place/location-field';
import { MapField } from '@/domain/place/map-field';
import type { PackageSectionProps } from './section';

export const RouteSection = ({ form, record }: PackageSectionProps) => (
  <>
    <LocationField form={form} name="location_start_from" label="Start location" />
    <LocationField form={form} name="location_end_to" label="End location" />
    <WholeWidth>
      <MapField form={form} name="google_map" label="Google map" place={record?.name} />
    </WholeWidth>
  </>
);
