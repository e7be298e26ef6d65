import { Group, Stack, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { GalleryField } from '@/components/fields/gallery-field';
import type { SectionProps } from '@/components/form-page/long-form-page';
import { Thumbnail } from '@/components/inputs/images/thumbnail';
import { ScreenButton } from '@/components/links/link-button';
import type { PackageValues } from '@/features/packages/package-values';
import type { Package } from '@/generated/model';
import type { StoredImage } from '@/lib/files/gallery';
import { plural } from '@/lib/text/plural';
import { editImages } from '@/resources/package-links';

const shownAtMost = 8;

const countOf = ({ length }: readonly StoredImage[]) =>
  length === 0
    ? $localize`No images yet.`
    : plural(length, { one: $localize`# image.`, other: $localize`# images.` });

/** The number of stored images, and the first of them. */
const ImageStrip = ({ images }: { images: readonly StoredImage[] }) => (
  <>
    <Text size="sm">{countOf(images)}</Text>
    <Group gap="xs">
      {images.slice(0, shownAtMost).map(({ id, url }, index) => (
        <Thumbnail key={id ?? index} item={{ url, alt: '' }} />
      ))}
    </Group>
  </>
);

/** The images of a new package; for a stored one they have a screen of their own. */
export const ImagesSection = ({ form, record }: SectionProps<PackageValues, Package>) =>
  form.creating || !record ? (
    <GalleryField form={form} name="images" featurable />
  ) : (
    <Stack gap="sm" align="flex-start">
      <ImageStrip images={record.images ?? []} />
      <ScreenButton variant="default" leftSection={<IconPhoto size={16} />} {...editImages(record)}>
        {$localize`Edit images`}
      </ScreenButton>
    </Stack>
  );
