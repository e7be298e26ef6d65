import { useState } from 'react';
import { Button, Fieldset, Stack } from '@mantine/core';
import {
  getListCountriesQueryKey,
  getListGeoChildrenQueryKey,
  listCountries,
  listGeoChildren,
} from '@/generated/api/lookups/lookups';
import { AsyncPicker } from './async-picker';
import { toOption, wholeList, type PickerOption, type PickerSource } from './picker-source';

const countries = wholeList(getListCountriesQueryKey(), listCountries, toOption);

const placesIn = (parent: number): PickerSource =>
  wholeList(
    getListGeoChildrenQueryKey(parent),
    (options, signal) => listGeoChildren(parent, options, signal),
    toOption,
  );

interface LocationPickerProps {
  /** What the place is for: "Start location". */
  label: string;
  /** Gets the place in words, the narrowest part first: "Pokhara, Gandaki, Nepal". */
  onPick: (place: string) => void;
}

/** Finds a place by country, state and city, each list depending on the choice before. */
export const LocationPicker = ({ label, onPick }: LocationPickerProps) => {
  const [country, setCountry] = useState<PickerOption>();
  const [state, setState] = useState<PickerOption>();
  const [city, setCity] = useState<PickerOption>();
  const chosen = [city, state, country].flatMap((place) => (place ? [place.label] : []));

  return (
    <Fieldset legend={`Find the ${label.toLowerCase()}`} p="sm">
      <Stack gap="sm">
        <AsyncPicker
          label="Country"
          source={countries}
          value={country?.value}
          selected={country ?? null}
          onChange={(_id, place) => {
            setCountry(place);
            setState(undefined);
            setCity(undefined);
          }}
        />
        {country && (
          <AsyncPicker
            key={country.value}
            label="State"
            source={placesIn(country.value)}
            value={state?.value}
            selected={state ?? null}
            onChange={(_id, place) => {
              setState(place);
              setCity(undefined);
            }}
          />
        )}
        {state && (
          <AsyncPicker
            key={state.value}
            label="City"
            source={placesIn(state.value)}
            value={city?.value}
            selected={city ?? null}
            onChange={(_id, place) => setCity(place)}
          />
        )}
      </Stack>
      <Button
        mt="sm"
        size="xs"
        variant="default"
        disabled={chosen.length === 0}
        onClick={() => onPick(chosen.join(', '))}
      >
        {chosen.length === 0 ? 'Use this place' : `Use “${chosen.join(', ')}”`}
      </Button>
    </Fieldset>
  );
};
