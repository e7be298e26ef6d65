import { AdvisedField, SlugField, TextField } from '@/components/fields/fields';
import { GalleryField } from '@/components/fields/gallery-field';
import { MultiPickerField } from '@/components/fields/multi-picker-field';
import { PickerField } from '@/components/fields/picker-field';
import type { FieldName } from '@/components/fields/use-field';
import { WholeWidth } from '@/components/form-page/form-section';
import type { SectionProps } from '@/components/form-page/long-form-page';
import type { PickerSource } from '@/components/pickers/picker-source';
import type { Stay } from '@/domain/listings/stay';
import { LocationField } from '@/domain/place/location-field';
import { MapField } from '@/domain/place/map-field';
import { PlaceField } from '@/domain/place/place-field';
import { RobotsFields } from '@/domain/seo/robots-fields';
import { SeoFields } from '@/domain/seo/seo-section';
import { phoneProblem } from '@/lib/text/phone';
import { featurePicker, userPicker } from '@/resources/pickers';
import type { StayValues } from './stay-values';

/** The props of all sections of a hotel or homestay form. */
export type StaySectionProps<Values extends StayValues, Rec extends Stay = Stay> = SectionProps<Values, Rec>;

/** The name and owner of a stay. */
export const NameFields = <Values extends StayValues>({ form, record }: StaySectionProps<Values>) => (
  <>
    <TextField form={form} name="name" />
    <SlugField form={form} name="slug" source="name" />
    <PickerField form={form} name="user_id" source={userPicker} selected={record?.owner} />
  </>
);

export const ContactSection = <Values extends StayValues>({ form }: StaySectionProps<Values>) => (
  <>
    <TextField form={form} name="email" type="email" dir="ltr" />
    <TextField form={form} name="website" type="url" dir="ltr" />
    <AdvisedField form={form} name="phone_1" type="tel" dir="ltr" advise={phoneProblem} />
    <AdvisedField form={form} name="phone_2" type="tel" dir="ltr" advise={phoneProblem} />
  </>
);

export const PlaceSection = <Values extends StayValues>({ form, record }: StaySectionProps<Values>) => (
  <>
    <LocationField form={form} name="address_1" />
    <LocationField form={form} name="address_2" />
    <WholeWidth>
      <PlaceField form={form} latitude="latitude" longitude="longitude" />
      <MapField form={form} name="google_map" place={record?.name} />
    </WholeWidth>
  </>
);

interface AmenitiesSectionProps<Values extends StayValues> extends StaySectionProps<Values> {
  /** The amenities for this kind of stay. */
  amenities: PickerSource;
}

export const AmenitiesSection = <Values extends StayValues>({
  form,
  record,
  amenities,
}: AmenitiesSectionProps<Values>) => (
  <WholeWidth>
    <MultiPickerField form={form} name="amenities" source={amenities} selected={record?.amenities} />
    <MultiPickerField
      form={form}
      name="available_features"
      description={$localize`Chosen from the list of Features, in the menu under Setup.`}
      source={featurePicker}
      selected={record?.available_features}
    />
  </WholeWidth>
);

export const ImagesSection = <Values extends StayValues>({ form }: StaySectionProps<Values>) => (
  <GalleryField form={form} name="images" featurable />
);

interface SearchSectionProps<Values extends StayValues> extends StaySectionProps<Values> {
  /** The first segment of the page's path. */
  area: string;
  /** The field whose text replaces a missing meta description. */
  textFrom: FieldName<Values>;
}

export const SearchSection = <Values extends StayValues>(props: SearchSectionProps<Values>) => (
  <SeoFields {...props} titleFrom="name">
    <RobotsFields form={props.form} />
  </SeoFields>
);
