import { Stack } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { editImages } from '@/areas/package-links';
import { GalleryField } from '@/components/fields/gallery-field';
import { ScreenButton } from '@/components/link-button';
import { ImageStrip } from '@/features/packages/images/image-strip';
import type { PackageSectionProps } from './section';

export const ImagesSection = ({ form, record }: PackageSectionProps) =>
  form.creating || !record ? (
    <GalleryField form={form} name="images" label="Images" featurable />
  ) : (
    <Stack gap="sm" align="flex-start">
      <ImageStrip images={record.images ?? []} />
      <ScreenButton variant="default" leftSection={<IconPhoto size={16} />} {...editImages(record)}>
        Edit images
      </ScreenButton>
    </Stack>
  );
