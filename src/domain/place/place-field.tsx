import { type Bound, type FieldName, useValueField } from '@/components/fields/use-field';
import type { Coordinates } from '@/lib/places/coordinates';
import { type Degrees, PlaceInput } from './place-input';

interface PlaceFieldProps<Values extends object> extends Pick<Bound<Values>, 'form'> {
  latitude: FieldName<Values>;
  longitude: FieldName<Values>;
}

/** Latitude and longitude, each a number, or `''` while empty. */
export const PlaceField = <Values extends object>({ form, latitude, longitude }: PlaceFieldProps<Values>) => {
  const north = useValueField<Degrees, Values>({ form, name: latitude, label: 'Latitude' });
  const east = useValueField<Degrees, Values>({ form, name: longitude, label: 'Longitude' });
  const pick = (place: Coordinates) => {
    north.onChange(place.latitude);
    east.onChange(place.longitude);
  };
  return <PlaceInput latitude={north} longitude={east} onPick={pick} />;
};
