import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { GalleryField } from '@/components/fields/gallery-field';
import { FormSection } from '@/components/form-page/form-section';
import { Thumbnail } from '@/components/inputs/images/thumbnail';
import type { GalleryImage } from '@/generated/model';
import type { PackageSectionProps } from './section';

const shownAtMost = 8;

const count = (images: readonly GalleryImage[]) =>
  images.length === 1 ? '1 image.' : `${images.length} images.`;

const StoredImages = ({ packageId, images }: { packageId: number; images: readonly GalleryImage[] }) => (
  <Stack gap="sm" align="flex-start">
    <Text size="sm">{images.length === 0 ? 'No images yet.' : count(images)}</Text>
    <Group gap="xs">
      {images.slice(0, shownAtMost).map(({ id, url }) => (
        <Thumbnail key={id} item={{ id, url, alt: '' }} />
      ))}
    </Group>
    <Button
      variant="default"
      leftSection={<IconPhoto size={16} />}
      renderRoot={(props) => (
        <Link
          {...props}
          to="/packages/$packageId/edit-image"
          params={{ packageId: String(packageId) }}
          state={{ fromList: true }}
        />
      )}
    >
      Edit images
    </Button>
  </Stack>
);

export const ImagesSection = ({ form, record, ...section }: PackageSectionProps) => (
  <FormSection {...section}>
    {form.creating || !record ? (
      <GalleryField form={form} name="images" label="Images" aliases={['alt', 'gallery']} featurable />
    ) : (
      <StoredImages packageId={record.id} images={record.images ?? []} />
    )}
  </FormSection>
);
