import { SwitchField } from '@/components/fields/fields';
import type { FieldsForm } from '@/components/form-page/resource-form';

interface RobotsValues {
  no_index: boolean;
  no_follow: boolean;
}

/** The robots settings of a page: fields for its `SeoSection`. */
export const RobotsFields = <Values extends RobotsValues>({ form }: { form: FieldsForm<Values> }) => (
  <>
    <SwitchField
      form={form}
      name="no_index"
      labels={[$localize`Kept out of search results`, $localize`Shown in search results`]}
    />
    <SwitchField
      form={form}
      name="no_follow"
      labels={[$localize`Links are not followed`, $localize`Links are followed`]}
    />
  </>
);
