import { Alert, List } from '@mantine/core';
import { TextareaField, TextField } from '@/components/fields/fields';
import { WholeWidth } from '@/components/form-page/form-section';
import type { FieldsForm } from '@/components/form-page/resource-form';
import { RowsField } from '@/features/content/fields/rows-field';
import { rootOf } from '@/lib/values/paths';
import { emptyDay, type SeoPageValues } from './seo-page-values';

interface ItineraryProps {
  form: FieldsForm<SeoPageValues>;
}

/** The readable days while others are unread: the list is sent whole, so an edit would delete those. */
const LockedDays = ({ form }: ItineraryProps) => (
  <>
    <Alert color="warning" title="The itinerary cannot be changed here">
      Some days could not be read, so the whole itinerary stays as it is.
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

export const ItinerarySection = ({ form }: ItineraryProps) => {
  const locked = form.unread.some(({ path }) => rootOf(path) === 'itinerary');
  return (
    <WholeWidth>
      {locked ? (
        <LockedDays form={form} />
      ) : (
        <RowsField
          form={form}
          name="itinerary"
          label="Itinerary"
          noun="day"
          empty={emptyDay}
          show={({ title }) => title}
        >
          {(path) => (
            <>
              <TextField form={form} name={`${path}.title`} label="Day title" required />
              <TextareaField form={form} name={`${path}.description`} label="Day description" />
            </>
          )}
        </RowsField>
      )}
    </WholeWidth>
  );
};
