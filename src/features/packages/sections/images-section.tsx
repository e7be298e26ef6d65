import { Button, Stack } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { editImages } from '@/areas/package-links';
import { GalleryField } from '@/components/fields/gallery-field';
import { ScreenLink } from '@/components/screen-link';
import { ImageStrip } from '@/features/packages/images/image-strip';
import type { PackageSectionProps } from './section';

export const ImagesSection = ({ form, record }: PackageSectionProps) =>
  form.creating || !record ? (
    <GalleryField form={form} name="images" label="Images" featurable />
  ) : (
    <Stack gap="sm" align="flex-start">
      <ImageStrip images={record.images ?? []} />
      <Button
        variant="default"
        leftSection={<IconPhoto size={16} />}
        renderRoot={(props) => <ScreenLink {...props} {...editImages(record)} />}
      >
        Edit images
      </Button>
    </Stack>
  );
