import { IconPhotoOff } from '@tabler/icons-react';
import { imageAddress } from '@/components/inputs/images/image-address';
import type { FoundImage } from './found-image';
import { isBroken } from './judged';
import type { useLooks } from './use-looks';

export type LooksState = ReturnType<typeof useLooks>;

interface ShownPictureProps {
  image: FoundImage;
  looks: Pick<LooksState, 'looks' | 'note' | 'noteShown'>;
  /** Loads when it is near the viewport. */
  lazy?: true;
}

/** An image as it is on its host, or a placeholder; decorative beside its alt text. Notes its size once it is loaded. */
export const ShownPicture = ({ image, looks: { looks, note, noteShown }, lazy }: ShownPictureProps) => {
  const address = imageAddress(image.url);
  return address === undefined || isBroken(image, looks) ? (
    <IconPhotoOff size={24} role="img" aria-label={$localize`The image cannot be shown`} />
  ) : (
    <img
      src={address}
      alt=""
      decoding="async"
      loading={lazy && 'lazy'}
      data-symbol={image.symbol || undefined}
      onLoad={({ currentTarget }) => noteShown(address, currentTarget)}
      onError={() => note(address, 'broken')}
    />
  );
};
