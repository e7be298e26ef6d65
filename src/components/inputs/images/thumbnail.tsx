import { useCallback, useState } from 'react';
import { IconPhotoOff } from '@tabler/icons-react';
import type { GalleryItem } from '@/lib/gallery';
import { pictureAddress } from './picture-address';
import classes from './images.module.css';

interface FileImageProps {
  file: File;
  onError: () => void;
}

/** A picture that is not uploaded yet; its object URL lives as long as the element. */
const FileImage = ({ file, onError }: FileImageProps) => {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt="" className={classes.picture} onError={onError} />;
};

interface ThumbnailProps {
  item: GalleryItem;
  /** `small` fits the row of a table. */
  size?: 'small' | 'medium';
}

/** A small view of a picture; what it shows is said by the text beside it. */
export const Thumbnail = ({ item: { file, url }, size = 'medium' }: ThumbnailProps) => {
  const [broken, setBroken] = useState(false);
  const address = url === undefined ? undefined : pictureAddress(url);
  const fail = () => setBroken(true);
  return (
    <div className={classes.thumbnail} data-size={size}>
      {broken || (!file && address === undefined) ? (
        <IconPhotoOff size={22} role="img" aria-label="The picture cannot be shown" />
      ) : file ? (
        <FileImage file={file} onError={fail} />
      ) : (
        <img src={address} alt="" className={classes.picture} onError={fail} loading="lazy" />
      )}
    </div>
  );
};
