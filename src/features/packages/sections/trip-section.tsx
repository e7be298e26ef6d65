import { AdvisedField, TextField } from '@/components/fields/fields';
import { durationProblem } from '@/lib/days-in';
import type { PackageSectionProps } from './section';

export const TripSection = ({ form }: PackageSectionProps) => (
  <>
    <AdvisedField
      form={form}
      name="duration"
      label="Duration"
      placeholder="14 days"
      advise={durationProblem}
    />
    <TextField form={form} name="accommodation" label="Accommodation" placeholder="Tea houses, twin rooms" />
    <TextField form={form} name="guide_language" label="Guide language" placeholder="English, नेपाली" />
    <TextField form={form} name="guiding_method" label="Guiding method" />
    <TextField form={form} name="max_altitude" label="Max altitude" placeholder="5,545 m" />
    <TextField form={form} name="age" label="Age" placeholder="12 to 65" />
  </>
);
