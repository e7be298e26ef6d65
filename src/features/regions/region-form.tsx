import { SwitchField } from '@/components/fields/fields';
import { FormPage } from '@/components/form-page/form-page';
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
      <LandingPageSections form={form} title={$localize`Region`} area={kind.area.path.slice(1)}>
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
