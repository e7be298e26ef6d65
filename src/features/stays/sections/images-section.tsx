import { GalleryField } from '@/components/fields/gallery-field';
import type { StayValues } from '@/features/stays/stay-values';
import type { StaySectionProps } from './section';

export const ImagesSection = <Values extends StayValues>({ form }: StaySectionProps<Values>) => (
  <GalleryField form={form} name="images" label="Images" featurable />
);
