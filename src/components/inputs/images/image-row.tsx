import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Badge, Button, Progress, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { filled } from '@/components/text/filled';
import { ALT_LENGTH, type GalleryItem } from '@/lib/files/gallery';
import { formatCount } from '@/lib/formats/formats';
import { isComposing } from '@/lib/text/composing';
import { withoutUnseen } from '@/lib/text/typed-text';
import { imageName } from './image-item';
import classes from './images.module.css';
import { Thumbnail } from './thumbnail';
import type { Upload } from './use-uploads';

/** A thumbnail that opens the full image. */
const ImageButton = ({ item, name }: { item: GalleryItem; name: string }) => {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const preview = useChunk(() => import('./image-preview'), opened);
  return (
    <div className={classes.shown}>
      <button
        ref={button}
        type="button"
        className={`${classes.open ?? ''} mantine-focus-auto`}
        aria-label={$localize`Show ${name}:name:`}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <Thumbnail item={item} />
      </button>
      {item.featured && (
        <Badge className={classes.cover} color="warning.4" c="black" size="xs">
          {$localize`Cover`}
        </Badge>
      )}
      {preview.state === 'failed' && (
        <ChunkLost chunk={preview}>{$localize`The image could not be opened.`}</ChunkLost>
      )}
      {preview.state === 'ready' && (
        <preview.module.ImagePreview
          item={item}
          opened={opened}
          onClose={() => setOpened(false)}
          onClosed={() => button.current?.focus()}
        />
      )}
    </div>
  );
};

interface ImageRowProps {
  item: GalleryItem;
  index: number;
  disabled: boolean;
  /** False if the API stores no alt text, or it cannot be changed. */
  withAlt: boolean;
  /** An alt text to propose while there is none. */
  proposal?: string | undefined;
  /** The error of its alt text, and that of its file. */
  error?: ReactNode;
  fileError?: ReactNode;
  /** The form path of its alt text. */
  altPath?: string | undefined;
  onAlt: (alt: string) => void;
  /** The state of its upload, if images are uploaded separately. */
  upload?: Upload | undefined;
  /** The drag handle, before the thumbnail. */
  handle?: ReactNode;
  /** The image's actions. */
  buttons?: ReactNode;
}

const UploadState = ({ upload, name }: { upload: Upload; name: string }) => {
  if (upload.state === 'failed') {
    return (
      <div role="alert" className={classes.failure}>
        <Text size="xs" c="danger">
          {$localize`Not uploaded. `}
          {upload.reason}
        </Text>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={$localize`Retry ${name}:name:`}
          onClick={upload.retry}
        >
          {$localize`Retry`}
        </Button>
      </div>
    );
  }
  return (
    <Progress
      size="sm"
      mt={6}
      value={upload.progress * 100}
      aria-label={$localize`Uploading ${name}:name:`}
    />
  );
};

type AltInputProps = Pick<
  ImageRowProps,
  'index' | 'disabled' | 'proposal' | 'error' | 'altPath' | 'onAlt'
> & {
  alt: string;
};

const MissingAlt = () => (
  <IconAlertTriangle
    size={16}
    className={classes.missing}
    role="img"
    aria-label={$localize`Alt text is missing`}
  />
);

const steps: Partial<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Arrow keys move between the alt texts of a gallery, as between the cells of a sheet. */
const goToNext = (event: KeyboardEvent<HTMLInputElement>) => {
  const { currentTarget: text, key, shiftKey, altKey, nativeEvent } = event;
  const step = steps[key];
  if (step === undefined || shiftKey || altKey || isComposing(nativeEvent)) return;
  const texts = [...(text.closest('ol')?.querySelectorAll('input') ?? [])];
  const next = texts[texts.indexOf(text) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** Keeps its own state, as a form may render its images later. */
const AltInput = ({ index, alt, disabled, proposal, error, altPath, onAlt }: AltInputProps) => {
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isMissing = (typed ?? alt).trim() === '';
  const type = (value: string) => {
    setTyped(value);
    onAlt(withoutUnseen(value));
  };
  return (
    <>
      <TextInput
        ref={input}
        placeholder={$localize`Alt text`}
        aria-label={$localize`Alt text of image ${formatCount(index + 1)}:index:`}
        rightSection={isMissing && <MissingAlt />}
        size="xs"
        maxLength={ALT_LENGTH}
        disabled={disabled}
        value={typed ?? alt}
        error={error}
        data-path={altPath}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={goToNext}
        onBlur={() => setTyped(undefined)}
      />
      {isMissing && proposal !== undefined && (
        <Button
          variant="subtle"
          size="compact-xs"
          maw="100%"
          disabled={disabled}
          aria-label={$localize`Use “${proposal}:proposal:” as alt text of image ${formatCount(index + 1)}:index:`}
          onClick={() => {
            type(proposal);
            input.current?.focus();
          }}
        >
          {filled((text) => $localize`Use “${text}:text:”`, <bdi>{proposal}</bdi>)}
        </Button>
      )}
    </>
  );
};

/** One image with its alt text and actions. */
export const ImageRow = ({ item, index, disabled, withAlt, error, fileError, ...row }: ImageRowProps) => {
  const name = imageName(item, index);
  return (
    <div className={classes.row}>
      {row.handle}
      <ImageButton item={item} name={name} />
      <div className={classes.alt}>
        {withAlt ? (
          <AltInput
            {...{ index, disabled, error }}
            alt={item.alt}
            proposal={row.proposal}
            altPath={row.altPath}
            onAlt={row.onAlt}
          />
        ) : (
          <span className={classes.fileName}>{item.file?.name ?? (item.alt || $localize`Stored image`)}</span>
        )}
        {fileError && (
          <Text size="xs" c="danger" tabIndex={-1} data-path={row.altPath?.replace(/alt$/, 'file')}>
            {fileError}
          </Text>
        )}
        {row.upload && <UploadState upload={row.upload} name={name} />}
      </div>
      <div className={classes.actions}>{row.buttons}</div>
    </div>
  );
};
