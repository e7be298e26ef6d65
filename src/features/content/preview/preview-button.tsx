import { type ReactNode, useState } from 'react';
import { Button, SegmentedControl } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { Dialog } from '@/components/dialogs/dialog';
import type { FieldsForm } from '@/components/form-page/resource-form';
import { useNarrow } from '@/components/hooks/use-narrow';
import classes from './preview.module.css';

const widths = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
];

interface PreviewButtonProps<Values extends object> {
  form: FieldsForm<Values>;
  /** Renders the page for the form's current values. */
  children: (values: Values) => ReactNode;
}

/** Shows the form's content, saved or not, as readers will see it, on a desktop or a phone. */
export const PreviewButton = <Values extends object>({ form, children }: PreviewButtonProps<Values>) => {
  const [values, setValues] = useState<Values>();
  const narrow = useNarrow();
  const [width, setWidth] = useState(narrow ? 'phone' : 'desktop');
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={16} />}
        onClick={() => setValues(form.fields.getValues())}
      >
        Preview
      </Button>
      <Dialog
        opened={values !== undefined}
        onClose={() => setValues(undefined)}
        title="Preview"
        fullScreen
        closeButtonProps={{ 'aria-label': 'Close the preview' }}
      >
        <SegmentedControl aria-label="Width" data={widths} value={width} onChange={setWidth} mb="md" />
        <div className={classes.frame} data-width={width}>
          {values && (
            <article className={classes.page} aria-label="The page as a reader sees it" dir="auto">
              {children(values)}
            </article>
          )}
        </div>
      </Dialog>
    </>
  );
};
