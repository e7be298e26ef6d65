import { GalleryField } from '@/components/fields/gallery-field';
import { FormSection } from '@/components/form-page/form-section';
import type { StayValues } from '@/features/stays/stay-values';
import type { StaySectionProps } from './section';

export const ImagesSection = <Values extends StayValues>(props: StaySectionProps<Values>) => {
  const { form, record: _record, ...section } = props;
  return (
    <FormSection {...section}>
      <GalleryField form={form} name="images" label="Images" featurable />
    </FormSection>
  );
};
