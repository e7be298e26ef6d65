import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { reasonOf } from '@/api/errors/api-error';
import { Dialog } from '@/components/dialogs/dialog';
import { useAsk } from '@/components/dialogs/use-ask';
import { useImageFiles } from '@/components/inputs/images/use-image-files';
import { useImagePick } from '@/components/inputs/images/use-image-pick';
import { linkToPath } from '@/components/links/address';
import { ScreenText } from '@/components/links/link-button';
import { RecordLink } from '@/components/links/record-link';
import { IMAGE_HINT } from '@/lib/files/image-file';
import { fileNameIn } from '@/lib/files/proposed-alt';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { AltEditor } from './alt-editor';
import type { FoundImage } from './found-image';
import { sizeText } from './image-words';
import classes from './images.module.css';
import { isBroken, isTooSmall, lookOf, type Twins, whereOf } from './judged';
import { type LooksState, ShownPicture } from './shown-picture';
import type { ReadImages } from './use-proposal';

interface ReplaceImageProps {
  image: FoundImage;
  disabled: boolean;
  onReplace: (image: FoundImage, file: File) => Promise<void>;
}

/** Puts another file in the place of a record's only image, after a question. */
const ReplaceImage = ({ image, disabled, onReplace }: ReplaceImageProps) => {
  const [ask, question] = useAsk();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const replace = async (file: File) => {
    setFailure(undefined);
    const text = $localize`“${file.name}:name:” takes its place on the site at once. The image that is there now cannot be brought back.`;
    if (
      !(await ask({
        title: $localize`Replace this image?`,
        confirm: $localize`Replace`,
        cancelLabel: $localize`Keep it`,
        text,
      }))
    )
      return;
    setSending(true);
    try {
      await onReplace(image, file);
    } catch (error) {
      setFailure(reasonOf(error));
    } finally {
      setSending(false);
    }
  };
  const files = useImageFiles({
    onTake: ([file]) => {
      if (file) void replace(file);
    },
    onChecking: undefined,
    onRefused: undefined,
  });
  const { open, target, input } = useImagePick({
    multiple: false,
    disabled: disabled || sending,
    onFiles: files.offer,
  });
  const problems = [...files.refusals, ...(failure === undefined ? [] : [failure])];
  return (
    <Stack gap={4} align="flex-start" {...target}>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconUpload size={14} aria-hidden />}
        loading={sending}
        disabled={disabled}
        onClick={open}
      >
        {$localize`Replace image`}
      </Button>
      <Text size="xs" c="dimmed">
        {IMAGE_HINT}
      </Text>
      <input {...input} aria-label={$localize`Replace image`} />
      {files.notes.map((note) => (
        <Text key={note} size="sm" role="status">
          {note}
        </Text>
      ))}
      {problems.map((problem) => (
        <Text key={problem} size="sm" c="danger" role="alert">
          {problem}
        </Text>
      ))}
      {question}
    </Stack>
  );
};

interface ImageDialogProps {
  /** The images that are gone through, and the open one; undefined while closed. */
  images: readonly FoundImage[];
  open: FoundImage | undefined;
  edited: string | undefined;
  reason: string | undefined;
  looks: LooksState;
  twins: Twins;
  read: ReadImages;
  saving: boolean;
  /** The number of alt texts to save. */
  unsaved: number;
  onEdit: (image: FoundImage, alt: string) => void;
  onOpen: (key: string | undefined) => void;
  onSave: () => void;
  onReplace: (image: FoundImage, file: File) => Promise<void>;
}

/** So many places of the same image are listed. */
const MOST_TWINS = 20;

const Facts = ({ image, looks, twins }: { image: FoundImage; looks: LooksState; twins: Twins }) => {
  const look = lookOf(looks.looks, image);
  const size = sizeText(look);
  const others = (twins.get(image.key) ?? []).filter(({ key }) => key !== image.key);
  const more = others.length - MOST_TWINS;
  return (
    <Stack gap={4}>
      <RecordLink link={linkToPath(image.form)}>
        <bdi>{image.name}</bdi>
      </RecordLink>
      <Text size="sm" c="dimmed">
        {[whereOf(image), size].filter((text) => text !== undefined).join(', ')}
      </Text>
      <Text size="xs" c="dimmed" dir="auto" style={{ overflowWrap: 'anywhere' }}>
        {fileNameIn(image.url)}
      </Text>
      {isTooSmall(image, look) && (
        <Text size="sm" c="var(--mantine-color-warning-text)">
          {$localize`Too small for the full width of a screen, which takes 1,200 px.`}
        </Text>
      )}
      {others.length > 0 && (
        <>
          <Text size="sm">
            {plural(others.length, {
              one: $localize`The same image is also in # other place:`,
              other: $localize`The same image is also in # other places:`,
            })}
          </Text>
          <ul className={classes.twins}>
            {others.slice(0, MOST_TWINS).map(({ key, form, name }) => (
              <li key={key}>
                <RecordLink link={linkToPath(form)}>
                  <bdi>{name}</bdi>
                </RecordLink>
              </li>
            ))}
            {more > 0 && (
              <li>{plural(more, { one: $localize`and # more`, other: $localize`and # more` })}</li>
            )}
          </ul>
        </>
      )}
    </Stack>
  );
};

/** An image with what is known of it: one alt text is written after the other. */
export const ImageDialog = (props: ImageDialogProps) => {
  const { images, open, edited, reason, looks, twins, read, saving, unsaved } = props;
  const { onEdit, onOpen, onSave, onReplace } = props;
  const at = images.findIndex(({ key }) => key === open?.key);
  const step = (by: 1 | -1) => onOpen(images[at + by]?.key);
  return (
    <Dialog
      opened={open !== undefined}
      onClose={() => onOpen(undefined)}
      title={$localize`Image`}
      size="min(60rem, 100%)"
    >
      {open && (
        <Stack gap="sm">
          <div className={classes.editor}>
            <div className={classes.stage}>
              <ShownPicture key={open.key} image={open} broken={isBroken(open, looks.looks)} looks={looks} />
            </div>
            <Stack gap="md">
              <AltEditor
                key={open.key}
                image={open}
                edited={edited}
                reason={reason}
                read={read}
                disabled={saving}
                first={at <= 0}
                last={at >= images.length - 1}
                onEdit={(alt) => onEdit(open, alt)}
                onStep={step}
              />
              <Facts image={open} looks={looks} twins={twins} />
              {open.many ? (
                <ScreenText size="sm" {...linkToPath(open.form)}>
                  {$localize`Replace or reorder in its form`}
                </ScreenText>
              ) : (
                <ReplaceImage
                  key={`replace ${open.key}`}
                  image={open}
                  disabled={saving}
                  onReplace={onReplace}
                />
              )}
            </Stack>
          </div>
          <Group justify="space-between">
            <Text size="sm" c="dimmed" role="status">
              <bdi>{$localize`${formatCount(at + 1)}:at: of ${formatCount(images.length)}:images:`}</bdi>
            </Text>
            <Group gap="xs">
              <Button variant="default" onClick={() => onOpen(undefined)}>
                {$localize`Back to the images`}
              </Button>
              <Button data-confirms disabled={saving || unsaved === 0} onClick={onSave}>
                {unsaved === 0
                  ? $localize`Save`
                  : plural(unsaved, { one: $localize`Save # alt text`, other: $localize`Save # alt texts` })}
              </Button>
            </Group>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
};
