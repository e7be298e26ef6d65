import { IconPencil } from '@tabler/icons-react';
import { DetailSection } from '@/components/detail-page/detail-section';
import { ScreenButton } from '@/components/links/link-button';
import { Gallery, type GalleryProps } from './gallery';

/** The images of a listing, and the ways to its form of images. */
export const ImagesSection = (props: GalleryProps) => (
  <DetailSection
    id="images"
    title={$localize`Images`}
    actions={
      props.form && (
        <ScreenButton
          size="compact-sm"
          variant="default"
          leftSection={<IconPencil size={14} />}
          {...props.form}
        >
          {$localize`Edit images`}
        </ScreenButton>
      )
    }
  >
    <Gallery {...props} />
  </DetailSection>
);
