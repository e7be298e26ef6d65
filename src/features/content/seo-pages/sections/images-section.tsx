import { GalleryField } from '@/components/fields/gallery-field';
import { ImageField } from '@/components/fields/image-field';
import { WholeWidth } from '@/components/form-page/form-section';
import type { SeoPageSectionProps } from './section';

export const ImagesSection = ({ form }: SeoPageSectionProps) => (
  <>
    <ImageField form={form} name="banner_image" label="Banner image" withAlt={false} />
    <ImageField form={form} name="hero_image" label="Hero image" withAlt={false} />
    <WholeWidth>
      <GalleryField form={form} name="gallery" label="Gallery" />
    </WholeWidth>
  </>
);
