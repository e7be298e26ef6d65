import { Alert, List, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { NumberField, TextareaField, TextField } from '@/components/fields/fields';
import { GalleryField } from '@/components/fields/gallery-field';
import { ImageField } from '@/components/fields/image-field';
import { PickerField } from '@/components/fields/picker-field';
import { useValueField } from '@/components/fields/use-field';
import { WholeWidth } from '@/components/form-page/form-section';
import type { SectionProps } from '@/components/form-page/long-form-page';
import type { FieldsForm } from '@/components/form-page/resource-form';
import { ARTICLE } from '@/components/inputs/paste-limit';
import { DimmedText } from '@/components/text/dimmed-text';
import { RichTextField } from '@/domain/rich-text/rich-text-field';
import { CardsField } from '@/features/content/fields/cards-field';
import { RowsField } from '@/features/content/fields/rows-field';
import type { SeoPage } from '@/generated/model';
import { maxPerPage } from '@/lib/lists/list-search';
import { rootOf } from '@/lib/values/paths';
import { isSameSubject, subjectChoices } from '@/resources/subject-kind';
import { seoPagesQuery } from './seo-page-query';
import { emptyDay, type SeoPageValues } from './seo-page-values';
import { regionSource, subjectSource } from './subjects';

interface SubjectProps {
  form: FieldsForm<SeoPageValues>;
}

/** The kind of the page's subject. Changing the kind clears the subject, as other records are available then. */
const SubjectTypeField = ({ form }: SubjectProps) => {
  const { value, onChange, ...field } = useValueField<string, SeoPageValues>({
    form,
    name: 'seopageable_type',
    label: $localize`Page type`,
  });
  const { seopageable_type: stored } = form.fields.getInitialValues();
  // Shows which kinds the server has, and how it spells them.
  useQuery(seoPagesQuery({ page: 1, per_page: maxPerPage }));
  return (
    <Select
      {...field}
      label={$localize`Page type`}
      required
      allowDeselect={false}
      data={subjectChoices([stored, value])}
      value={value || null}
      onChange={(kind) => {
        if (kind === null) return;
        onChange(kind);
        form.fields.setFieldValue('seopageable_id', null, { forceUpdate: false });
        form.fields.setFieldValue('nearby_regions', [], { forceUpdate: false });
      }}
    />
  );
};

/** The record is chosen once its kind is. */
const NoKind = ({ form }: SubjectProps) => {
  const { error, 'data-path': path } = useValueField<number | null, SeoPageValues>({
    form,
    name: 'seopageable_id',
    label: $localize`Written about`,
  });
  return (
    <TextInput
      label={$localize`Written about`}
      required
      readOnly
      variant="filled"
      error={error}
      data-path={path}
      description={$localize`Choose a page type first.`}
    />
  );
};

/** The page's subject: a record of the selected kind; of a kind without a list here by its ID. */
const SubjectField = ({ form, record }: SubjectProps & { record: SeoPage | undefined }) => {
  const kind = form.fields.useWatchValue('seopageable_type');
  const id = form.fields.useWatchValue('seopageable_id');
  const source = subjectSource(kind);
  const bound = { form, name: 'seopageable_id', label: $localize`Written about` } as const;
  const stored = record && isSameSubject(kind, record.seopageable_type) ? record.seopageable : null;
  if (kind === '') return <NoKind form={form} />;
  if (source) return <PickerField key={kind} {...bound} source={source} selected={stored} />;
  const name = stored?.id === id ? stored.name : undefined;
  return (
    <NumberField
      key={kind}
      {...bound}
      min={1}
      decimals={0}
      required
      description={
        name
          ? $localize`The ID of ${name}:name:.`
          : $localize`The record’s ID, as those of this kind are not listed here.`
      }
    />
  );
};

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
