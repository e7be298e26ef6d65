import { type ReactNode, useState } from 'react';
import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { PagePreview } from '@/components/dialogs/page-preview';
import type { FieldsForm } from '@/components/form-page/resource-form';

interface PreviewButtonProps<Values extends object> {
  form: FieldsForm<Values>;
  /** Renders the page for the form's current values. */
  children: (values: Values) => ReactNode;
}

/** Shows the form's content, saved or not, as readers will see it, on a desktop or a phone. */
export const PreviewButton = <Values extends object>({ form, children }: PreviewButtonProps<Values>) => {
  const [values, setValues] = useState<Values>();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={16} />}
        onClick={() => setValues(form.fields.getValues())}
      >
        {$localize`Preview`}
      </Button>
      <PagePreview
        opened={values !== undefined}
        onClose={() => setValues(undefined)}
        title={$localize`Preview`}
      >
        {values && children(values)}
      </PagePreview>
    </>
  );
};
