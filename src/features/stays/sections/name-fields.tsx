import { users } from '@/areas/pickers';
import { SlugField, TextField } from '@/components/fields/fields';
import { PickerField } from '@/components/fields/picker-field';
import type { StayValues } from '@/features/stays/stay-values';
import type { StaySectionProps } from './section';

/** What a stay is called, and whose it is. */
export const NameFields = <Values extends StayValues>({ form, record }: StaySectionProps<Values>) => (
  <>
    <TextField form={form} name="name" label="Name" required />
    <SlugField form={form} name="slug" source="name" required />
    <PickerField form={form} name="user_id" label="Owner" source={users} selected={record?.owner} />
  </>
);
