import { useState, type ReactNode } from 'react';
import { Button, Progress, Text, TextInput } from '@mantine/core';
import type { GalleryItem } from '@/lib/gallery';
import { imageName } from './image-item';
import type { Upload } from './use-uploads';
import { Thumbnail } from './thumbnail';
import classes from './images.module.css';

interface ImageRowProps {
  item: GalleryItem;
  index: number;
  disabled: boolean;
  /** False where the API keeps no alternative text, or no other one than it has. */
  withAlt: boolean;
  /** What is wrong with this picture or its text. */
  error: ReactNode;
  onAlt: (alt: string) => void;
  /** How far its upload is, where pictures are uploaded one by one. */
  upload?: Upload | undefined;
  /** Before the thumbnail: what moves the row. */
  handle?: ReactNode;
  /** What can be done with the picture. */
  buttons?: ReactNode;
}

const UploadState = ({ upload, name }: { upload: Upload; name: string }) => {
  if (upload.state === 'failed') {
    return (
      <div role="alert" className={classes.failure}>
        <Text size="xs" c="danger">
          Not uploaded. {upload.reason}
        </Text>
        <Button size="compact-xs" variant="default" aria-label={`Retry ${name}`} onClick={upload.retry}>
          Retry
        </Button>
      </div>
    );
  }
  return <Progress size="sm" mt={6} value={upload.progress * 100} aria-label={`Uploading ${name}`} />;
};

type AltInputProps = Pick<ImageRowProps, 'index' | 'disabled' | 'error' | 'onAlt'> & { alt: string };

/** Shows what is typed by itself: a form may draw the pictures anew when there is time. */
const AltInput = ({ index, alt, disabled, error, onAlt }: AltInputProps) => {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      label="Alternative text"
      aria-label={`Alternative text of picture ${index + 1}`}
      size="xs"
      maxLength={255}
      disabled={disabled}
      value={typed ?? alt}
      error={error}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onAlt(value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
};

/** One picture with its alternative text and what can be done with it. */
export const ImageRow = ({ item, index, disabled, withAlt, error, ...row }: ImageRowProps) => {
  const name = imageName(item, index);
  return (
    <div className={classes.row}>
      {row.handle}
      <Thumbnail item={item} />
      <div className={classes.alt}>
        {withAlt ? (
          <AltInput index={index} alt={item.alt} disabled={disabled} error={error} onAlt={row.onAlt} />
        ) : (
          <span className={classes.fileName}>{item.file?.name ?? (item.alt || 'Stored picture')}</span>
        )}
        {row.upload && <UploadState upload={row.upload} name={name} />}
      </div>
      <div className={classes.actions}>{row.buttons}</div>
    </div>
  );
};
