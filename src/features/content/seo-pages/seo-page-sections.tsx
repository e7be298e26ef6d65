import { Alert, List } from '@mantine/core';
import { TextareaField, TextField } from '@/components/fields/fields';
import { GalleryField } from '@/components/fields/gallery-field';
import { ImageField } from '@/components/fields/image-field';
import { WholeWidth } from '@/components/form-page/form-section';
import type { SectionProps } from '@/components/form-page/long-form-page';
import type { FieldsForm } from '@/components/form-page/resource-form';
import { ARTICLE } from '@/components/inputs/paste-limit';
import { DimmedText } from '@/components/text/dimmed-text';
import { RichTextField } from '@/domain/rich-text/rich-text-field';
import { CardsField } from '@/features/content/fields/cards-field';
import { RowsField } from '@/features/content/fields/rows-field';
import type { SeoPage } from '@/generated/model';
import { rootOf } from '@/lib/values/paths';
import { isSameSubject } from '@/resources/subject-kind';
import { emptyDay, type SeoPageValues } from './seo-page-values';
import { SubjectField, SubjectTypeField } from './subject-fields';
import { regionSource } from './subjects';

interface ItineraryProps {
  form: FieldsForm<SeoPageValues>;
}

/** The readable days while others are unreadable: the list is sent whole, so an edit would delete those. */
const LockedDays = ({ form }: ItineraryProps) => (
  <>
    <Alert color="warning" title={$localize`The itinerary cannot be changed here`}>
      {$localize`Some days could not be read, so the whole itinerary stays as it is.`}
    </Alert>
    <List type="ordered" size="sm">
      {form.fields.getInitialValues().itinerary.map(({ title }, index) => (
        <List.Item key={index} dir="auto">
          {title}
        </List.Item>
      ))}
    </List>
  </>
);

const ItinerarySection = ({ form }: ItineraryProps) => {
  const locked = form.unreadable.some(({ path }) => rootOf(path) === 'itinerary');
  return (
    <WholeWidth>
      {locked ? (
        <LockedDays form={form} />
      ) : (
        <RowsField
          form={form}
          name="itinerary"
          label={$localize`Itinerary`}
          noun={$localize`day`}
          empty={emptyDay}
          show={({ title }) => title}
        >
          {(path) => (
            <>
              <TextField form={form} name={`${path}.title`} label={$localize`Day title`} required />
              <TextareaField form={form} name={`${path}.description`} label={$localize`Day description`} />
            </>
          )}
        </RowsField>
      )}
    </WholeWidth>
  );
};

type SeoPageSectionProps = SectionProps<SeoPageValues, SeoPage>;

const BasicsSection = ({ form, record }: SeoPageSectionProps) => (
  <>
    <TextField form={form} name="title" />
    <TextField form={form} name="hero_text" />
    <SubjectTypeField form={form} />
    <SubjectField form={form} record={record} />
  </>
);

const DescriptionSection = ({ form }: SeoPageSectionProps) => (
  <WholeWidth>
    <RichTextField form={form} name="description" longest={ARTICLE} />
  </WholeWidth>
);

const DetailsSection = ({ form }: SeoPageSectionProps) => (
  <>
    <TextField
      form={form}
      name="details_duration"
      label={$localize`Duration`}
      placeholder={$localize`8 to 18 days`}
    />
    <TextField form={form} name="details_cost" placeholder={$localize`From NPR 95,000 per person`} />
    <TextField
      form={form}
      name="details_fav_time"
      placeholder={$localize`March to May, October and November`}
    />
    <TextField form={form} name="details_permit" />
    <TextField form={form} name="details_transport" />
  </>
);

const CostSection = ({ form }: SeoPageSectionProps) => (
  <>
    <WholeWidth>
      <TextField form={form} name="cost_description.title" label={$localize`Cost title`} />
      <RichTextField form={form} name="cost_description.description" label={$localize`Cost description`} />
    </WholeWidth>
    <TextField
      form={form}
      name="cost_description.on_budget"
      label={$localize`On budget`}
      placeholder={$localize`NPR 95,000 to 120,000`}
    />
    <TextField form={form} name="cost_description.mid_range_budget" label={$localize`Mid range budget`} />
    <TextField form={form} name="cost_description.high_end_budget" label={$localize`High end budget`} />
    <TextField form={form} name="cost_description.permit_cost" label={$localize`Permit cost`} />
  </>
);

const ImagesSection = ({ form }: SeoPageSectionProps) => (
  <>
    <ImageField form={form} name="banner_image" withAlt={false} />
    <ImageField form={form} name="hero_image" withAlt={false} />
    <WholeWidth>
      <GalleryField form={form} name="gallery" />
    </WholeWidth>
  </>
);

const NearbySection = ({ form, record }: SeoPageSectionProps) => {
  const kind = form.fields.useWatchValue('seopageable_type');
  const source = regionSource(kind);
  return (
    <WholeWidth>
      {source ? (
        <CardsField
          key={kind}
          form={form}
          name="nearby_regions"
          description={$localize`Regions of the same kind, in this order.`}
          source={source}
          selected={record && isSameSubject(kind, record.seopageable_type) ? record.nearby_regions : []}
        />
      ) : (
        <DimmedText>{$localize`Only a page about a region has regions nearby, of the same kind.`}</DimmedText>
      )}
    </WholeWidth>
  );
};

const FooterSection = ({ form }: SeoPageSectionProps) => (
  <WholeWidth>
    <TextField form={form} name="title_footer" />
    <RichTextField form={form} name="description_footer" longest={ARTICLE} />
  </WholeWidth>
);

/** The sections of the SEO page form, in their order. */
export const seoPageSections = [
  { id: 'basics', title: $localize`SEO page`, Section: BasicsSection },
  { id: 'description', title: $localize`Description`, Section: DescriptionSection },
  { id: 'details', title: $localize`Details`, Section: DetailsSection },
  { id: 'itinerary', title: $localize`Itinerary`, Section: ItinerarySection },
  { id: 'cost', title: $localize`Cost description`, Section: CostSection },
  { id: 'images', title: $localize`Images`, Section: ImagesSection },
  { id: 'nearby', title: $localize`Nearby regions`, Section: NearbySection },
  { id: 'footer', title: $localize`Footer`, Section: FooterSection },
] as const;
