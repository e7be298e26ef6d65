import { IconPhotoOff } from '@tabler/icons-react';
import type { FoundImage } from './found-image';
import type { useLooks } from './use-looks';

export type LooksState = ReturnType<typeof useLooks>;

interface ShownPictureProps {
  image: FoundImage;
  broken: boolean;
  looks: Pick<LooksState, 'note' | 'noteShown'>;
  /** Loads when it is near the viewport. */
  lazy?: true;
}

/** An image as it is on its host, or a placeholder; decorative beside its alt text. Notes its size once it is loaded. */
export const ShownPicture = ({ image: { address, symbol }, broken, looks, lazy }: ShownPictureProps) =>
  address === undefined || broken ? (
    <IconPhotoOff size={24} role="img" aria-label={$localize`The image cannot be shown`} />
  ) : (
    <img
      src={address}
      alt=""
      decoding="async"
      loading={lazy && 'lazy'}
      data-symbol={symbol || undefined}
      onLoad={({ currentTarget }) => looks.noteShown(address, currentTarget)}
      onError={() => looks.note(address, 'broken')}
    />
  );
