import { useCallback, useState } from 'react';
import { IconPhotoOff } from '@tabler/icons-react';
import type { GalleryItem } from '@/lib/gallery';
import { imageAddress } from './image-address';
import classes from './thumbnail.module.css';

interface FileImageProps {
  file: File;
  onError: () => void;
}

/** An image that is not uploaded yet; its object URL lives as long as the element. */
const FileImage = ({ file, onError }: FileImageProps) => {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt="" className={classes.image} onError={onError} />;
};

interface ThumbnailProps {
  item: GalleryItem;
  /** `small` fits the row of a table. */
  size?: 'small' | 'medium';
}

/** A small view of an image; what it shows is said by the text beside it. */
export const Thumbnail = ({ item: { file, url }, size = 'medium' }: ThumbnailProps) => {
  const [broken, setBroken] = useState(false);
  const address = url === undefined ? undefined : imageAddress(url);
  const fail = () => setBroken(true);
  return (
    <div className={classes.thumbnail} data-size={size}>
      {broken || (!file && address === undefined) ? (
        <IconPhotoOff size={22} role="img" aria-label="The image cannot be shown" />
      ) : file ? (
        <FileImage file={file} onError={fail} />
      ) : (
        <img src={address} alt="" className={classes.image} onError={fail} loading="lazy" />
      )}
    </div>
  );
};
