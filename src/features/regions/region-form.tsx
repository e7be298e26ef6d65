import type { UseQueryResult } from '@tanstack/react-query';
import { SwitchField } from '@/components/fields/fields';
import { FormPage } from '@/components/form-page/form-page';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { LandingPageSections } from '@/components/landing-page/landing-page-sections';
import { RecordGate } from '@/components/record-gate';
import type { Region, RegionRecord } from '@/generated/model';
import type { RegionArea } from './region-area';
import { toRegionBody, toRegionValues } from './region-values';

const homeWords = ['On the home page', 'Not on the home page'] as const;

export const RegionForm = ({ area, region }: { area: RegionArea; region?: Region }) => {
  const form = useResourceForm({
    noun: area.noun,
    id: region?.id,
    list: area.listTo,
    name: ({ name }) => name,
    initialValues: toRegionValues(region),
    schema: area.schema,
    toBody: toRegionBody,
    save: (body, options) => (region ? area.update(region.id, body, options) : area.create(body, options)),
  });
  return (
    <FormPage form={form}>
      <LandingPageSections form={form} title="Region" area={area.listTo.slice(1)}>
        <SwitchField form={form} name="display_home" label="Display home" labels={homeWords} />
      </LandingPageSections>
    </FormPage>
  );
};

interface RegionEditProps {
  area: RegionArea;
  query: UseQueryResult<RegionRecord, unknown>;
}

export const RegionEdit = ({ area, query }: RegionEditProps) => (
  <RecordGate what={`the ${area.noun}`} query={query}>
    {({ data }) => <RegionForm area={area} region={data} />}
  </RecordGate>
);
