import { AdvisedField, TextField } from '@/components/fields/fields';
import type { StayValues } from '@/features/stays/stay-values';
import { phoneProblem } from '@/lib/phone';
import type { StaySectionProps } from './section';

export const ContactSection = <Values extends StayValues>({ form }: StaySectionProps<Values>) => (
  <>
    <TextField form={form} name="email" label="Email" type="email" dir="ltr" />
    <TextField form={form} name="website" label="Website" type="url" dir="ltr" />
    <AdvisedField form={form} name="phone_1" label="Phone 1" type="tel" dir="ltr" advise={phoneProblem} />
    <AdvisedField form={form} name="phone_2" label="Phone 2" type="tel" dir="ltr" advise={phoneProblem} />
  </>
);
