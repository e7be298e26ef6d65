import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { reasonOf } from '@/api/errors/api-error';
import { useAsk } from '@/components/dialogs/use-ask';
import { useImageFiles } from '@/components/inputs/images/use-image-files';
import { useImagePick } from '@/components/inputs/images/use-image-pick';
import { IMAGE_HINT } from '@/lib/files/image-file';
import type { FoundImage } from './found-image';

interface ReplaceImageProps {
  image: FoundImage;
  disabled: boolean;
  onReplace: (image: FoundImage, file: File) => Promise<void>;
}

/** Puts another file in the place of a record's only image, after a question. */
export const ReplaceImage = ({ image, disabled, onReplace }: ReplaceImageProps) => {
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
