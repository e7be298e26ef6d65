import { useState } from 'react';
import { Group, Stack, UnstyledButton } from '@mantine/core';
import { imageAddress } from '@/components/inputs/images/image-address';
import { Thumbnail } from '@/components/inputs/images/thumbnail';
import { DimmedText } from '@/components/text/dimmed-text';
import { formatCount } from '@/lib/formats/formats';
import { type FoundImage, imagesIn } from './images-in';
import { OwnRecordPicker } from './own-record-picker';

type Pick = (image: { address: string; alt: string }) => void;

interface ImagesProps {
  label: string;
  images: readonly FoundImage[];
  onPick: Pick;
}

const Images = ({ label, images, onPick }: ImagesProps) => (
  <Group gap="xs" role="group" aria-label={label} mah={160} style={{ overflowY: 'auto' }}>
    {images.map((image, index) => {
      const { url, alt } = image;
      const address = imageAddress(url);
      return (
        address !== undefined && (
          <UnstyledButton
            key={url}
            aria-label={
              alt.trim() === ''
                ? $localize`Use image ${formatCount(index + 1)}:index:`
                : $localize`Use “${alt.trim()}:alt:”`
            }
            title={alt}
            onClick={() => onPick({ address, alt })}
          >
            <Thumbnail item={image} size="small" />
          </UnstyledButton>
        )
      );
    })}
  </Group>
);

interface OwnImagePickerProps {
  /** The stored images of the current record. */
  images: readonly FoundImage[];
  /** Receives the URL and alt text of the chosen image. */
  onPick: Pick;
}

/** Finds an image on the server: one of the current record, or of another. */
export const OwnImagePicker = ({ images, onPick }: OwnImagePickerProps) => {
  const [found, setFound] = useState<readonly FoundImage[]>([]);
  return (
    <Stack gap="xs">
      {images.length > 0 ? (
        <Images label={$localize`Images of this record`} images={images} onPick={onPick} />
      ) : (
        <DimmedText>{$localize`This record has no stored images.`}</DimmedText>
      )}
      <OwnRecordPicker
        labels={[$localize`Kind of record`, $localize`Another record`]}
        read={async (kind, id) => {
          setFound([]);
          const others = imagesIn((await kind.get(id)).data);
          return others.length > 0 ? others : undefined;
        }}
        problems={[$localize`It has no images.`, $localize`Its images could not be read.`]}
        onFound={setFound}
      >
        <Images label={$localize`Images of the other record`} images={found} onPick={onPick} />
      </OwnRecordPicker>
    </Stack>
  );
};
