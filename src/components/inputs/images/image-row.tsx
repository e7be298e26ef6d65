import type { ReactNode } from 'react';
import { ActionIcon, Button, Progress, Text, TextInput, Tooltip } from '@mantine/core';
import { IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import type { GalleryItem } from '@/lib/gallery';
import { imageName } from './image-item';
import type { Upload } from './use-uploads';
import { Thumbnail } from './thumbnail';
import classes from './images.module.css';

interface ImageRowProps {
  item: GalleryItem;
  index: number;
  disabled: boolean;
  /** False where the API keeps no alternative text. */
  withAlt: boolean;
  /** What is wrong with this picture or its text. */
  error: ReactNode;
  onAlt: (alt: string) => void;
  onFeature?: (() => void) | undefined;
  /** Left out for a stored picture that can only be replaced. */
  onRemove?: (() => void) | undefined;
  /** How far its upload is, where pictures are uploaded one by one. */
  upload?: Upload | undefined;
  /** Before the thumbnail: what moves the row. */
  handle?: ReactNode;
  /** Before the remove button: the buttons that move the row. */
  moves?: ReactNode;
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

/** One picture with its alternative text and what can be done with it. */
export const ImageRow = ({ item, index, disabled, withAlt, error, ...row }: ImageRowProps) => {
  const name = imageName(item, index);
  const star = item.featured ? <IconStarFilled size={16} /> : <IconStar size={16} />;
  return (
    <div className={classes.row}>
      {row.handle}
      <Thumbnail item={item} />
      <div className={classes.alt}>
        {withAlt ? (
          <TextInput
            label="Alternative text"
            aria-label={`Alternative text of picture ${index + 1}`}
            size="xs"
            maxLength={255}
            disabled={disabled}
            value={item.alt}
            error={error}
            onChange={({ currentTarget }) => row.onAlt(currentTarget.value)}
          />
        ) : (
          <span className={classes.fileName}>{item.file?.name ?? 'Stored picture'}</span>
        )}
        {row.upload && <UploadState upload={row.upload} name={name} />}
      </div>
      <div className={classes.actions}>
        {row.onFeature && (
          <Tooltip label={item.featured ? 'Featured' : 'Feature'}>
            <ActionIcon
              size={28}
              color={item.featured ? 'warning' : 'gray'}
              aria-label={`Feature ${name}`}
              aria-pressed={item.featured ?? false}
              disabled={disabled}
              onClick={row.onFeature}
            >
              {star}
            </ActionIcon>
          </Tooltip>
        )}
        {row.moves}
        {row.onRemove && (
          <Tooltip label="Remove">
            <ActionIcon size={28} aria-label={`Remove ${name}`} disabled={disabled} onClick={row.onRemove}>
              <IconTrash size={16} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
    </div>
  );
};
