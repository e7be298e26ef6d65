import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { isFocusLost } from '@/components/keys/focus-lost';
import { ALT_LENGTH } from '@/lib/files/gallery';
import { isComposing } from '@/lib/text/composing';
import type { FoundImage } from './found-image';
import { type ReadImages, useProposal } from './use-proposal';

interface AltEditorProps {
  image: FoundImage;
  /** Its alt text as it was edited before. */
  edited: string | undefined;
  /** Why that was not saved. */
  reason: string | undefined;
  read: ReadImages;
  disabled: boolean;
  /** Takes what was typed whenever it changes; a proposal only once it is accepted. */
  onEdit: (alt: string) => void;
  /** Goes to the next or the previous image. */
  onStep: (by: 1 | -1) => void;
  /** Whether there is one. */
  first: boolean;
  last: boolean;
}

/** The alt text of an image: Enter takes it and goes to the next. */
export const AltEditor = (props: AltEditorProps) => {
  const { image, edited, reason, read, disabled, onEdit, onStep, first, last } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string>();
  const proposal = useProposal(image, read);
  const isProposed = typed === undefined && edited === undefined && image.alt?.trim() === '';
  const value = typed ?? edited ?? (isProposed && proposal ? proposal : (image.alt ?? ''));

  useEffect(() => {
    // The field of the image before had it; on opening, the dialog moves it, and returns it when it closes.
    if (isFocusLost()) input.current?.focus();
  }, []);
  useEffect(() => {
    if (isProposed && proposal) input.current?.select();
  }, [isProposed, proposal]);

  const type = (text: string) => {
    const line = text.replaceAll(/\s*\n\s*/g, ' ');
    setTyped(line);
    onEdit(line);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, repeat, nativeEvent } = event;
    if (key !== 'Enter' || ctrlKey || metaKey || altKey || isComposing(nativeEvent)) return;
    event.preventDefault();
    if (repeat) return;
    if (!shiftKey) onEdit(value);
    onStep(shiftKey ? -1 : 1);
  };

  if (image.alt === undefined || image.locked !== undefined)
    return (
      <Stack gap="xs">
        <Text size="sm">{image.locked ?? $localize`The API has no alt text for this image.`}</Text>
        {image.alt !== undefined && image.alt !== '' && (
          <Text size="sm" dir="auto">
            {image.alt}
          </Text>
        )}
        <Steps first={first} last={last} onStep={onStep} focus />
      </Stack>
    );
  return (
    <Stack gap="xs">
      <Textarea
        ref={input}
        label={$localize`Alt text`}
        description={
          isProposed && proposal
            ? $localize`Proposed. Enter takes it and goes on; type to write another.`
            : $localize`Enter takes it and goes on, Shift+Enter goes back.`
        }
        autosize
        minRows={2}
        maxLength={ALT_LENGTH}
        dir="auto"
        data-autofocus
        disabled={disabled}
        value={value}
        error={reason}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Steps
        first={first}
        last={last}
        onStep={(by) => {
          if (by === 1 && typed !== undefined) onEdit(value);
          onStep(by);
        }}
      />
    </Stack>
  );
};

interface StepsProps extends Pick<AltEditorProps, 'first' | 'last' | 'onStep'> {
  /** One of them has the focus, as there is no field. */
  focus?: true;
}

const Steps = ({ first, last, onStep, focus }: StepsProps) => (
  <Group gap="xs">
    <Button size="xs" variant="default" disabled={first} onClick={() => onStep(-1)}>
      {$localize`Previous`}
    </Button>
    <Button
      key={focus ? 'focused' : 'plain'}
      size="xs"
      variant="default"
      disabled={last}
      data-autofocus={focus}
      onClick={() => onStep(1)}
    >
      {$localize`Next`}
    </Button>
  </Group>
);
