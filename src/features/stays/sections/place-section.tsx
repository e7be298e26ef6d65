import { WholeWidth } from '@/components/form-page/form-section';
import { LocationField } from '@/domain/place/location-field';
import { MapField } from '@/domain/place/map-field';
import { PlaceField } from '@/domain/place/place-field';
import type { StayValues } from '@/features/stays/stay-values';
import type { StaySectionProps } from './section';

export const PlaceSection = <Values extends StayValues>({ form, record }: StaySectionProps<Values>) => (
  <>
    <LocationField form={form} name="address_1" label="Address 1" />
    <LocationField form={form} name="address_2" label="Address 2" />
    <WholeWidth>
      <PlaceField form={form} latitude="latitude" longitude="longitude" />
      <MapField form={form} name="google_map" label="Google map" place={record?.name} />
    </WholeWidth>
  </>
);
