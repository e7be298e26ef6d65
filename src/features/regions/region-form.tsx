import { SwitchField, TextField } from '@/components/fields/fields';
import { ImageField } from '@/components/fields/image-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { RecordGate } from '@/components/records/record-gate';
import { LandingPageSections } from '@/domain/landing-page/landing-page-sections';
import type { Region } from '@/generated/model';
import type { RegionKind } from './region-kind';

const homeWords = [$localize`On the home page`, $localize`Not on the home page`] as const;

interface RegionFormProps {
  kind: Pick<RegionKind<object>, 'area' | 'resource' | 'schema'>;
  region?: Region;
}

export const RegionForm = ({ kind, region }: RegionFormProps) => {
  const form = useResourceForm({
    noun: kind.area.nouns.one,
    resource: kind.resource,
    record: region,
    schema: kind.schema,
  });
  return (
    <FormPage form={form}>
      <LandingPageSections
        form={form}
        title={$localize`Region`}
        area={kind.area.path.slice(1)}
        images={
          <FormSection title={$localize`Image`}>
            <ImageField form={form} name="image" withAlt={false} />
            <TextField
              form={form}
              name="alt_image"
              description={$localize`Describe the image for screen readers.`}
            />
          </FormSection>
        }
      >
        <SwitchField form={form} name="display_home" labels={homeWords} />
      </LandingPageSections>
    </FormPage>
  );
};

interface RegionEditProps<Params extends object> {
  kind: RegionKind<Params>;
  regionId: number;
}

export const RegionEdit = <Params extends object>({ kind, regionId }: RegionEditProps<Params>) => (
  <RecordGate what={$localize`the ${kind.area.nouns.one}:noun:`} record={kind.record(regionId)}>
    {({ data }) => <RegionForm kind={kind} region={data} />}
  </RecordGate>
);
