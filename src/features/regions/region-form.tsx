import { SwitchField } from '@/components/fields/fields';
import { FormPage } from '@/components/form-page/form-page';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { LandingPageSections } from '@/domain/landing-page/landing-page-sections';
import type { Region } from '@/generated/model';
import type { RegionArea } from './region-area';

const homeWords = ['On the home page', 'Not on the home page'] as const;

interface RegionFormProps {
  area: Pick<RegionArea<object>, 'noun' | 'resource' | 'listTo' | 'remove' | 'schema'>;
  region?: Region;
}

export const RegionForm = ({ area, region }: RegionFormProps) => {
  const form = useResourceForm({
    noun: area.noun,
    resource: area.resource,
    record: region,
    list: area.listTo,
    remove: area.remove,
    name: ({ name }) => name,
    schema: area.schema,
  });
  return (
    <FormPage form={form}>
      <LandingPageSections form={form} title="Region" area={area.listTo.slice(1)}>
        <SwitchField form={form} name="display_home" label="Display home" labels={homeWords} />
      </LandingPageSections>
    </FormPage>
  );
};
