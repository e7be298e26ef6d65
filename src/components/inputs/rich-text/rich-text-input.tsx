import { useId } from 'react';
import { Alert, Button, Input, Skeleton, Stack } from '@mantine/core';
import { SafeHtml } from '@/components/safe-html';
import type { FieldProps } from '@/components/inputs/field-props';
import { useChunk } from '@/components/inputs/use-chunk';

interface RichTextInputProps extends FieldProps {
  /** HTML. A text that nobody edited comes back as it was, to the byte. */
  value: string | null | undefined;
  /** Gets HTML after an edit by the user; never for loading, and the loaded text again when all edits are undone. */
  onChange: (html: string) => void;
}

/** A formatted text. The editor itself is a chunk of its own, loaded when the field is shown. */
export const RichTextInput = ({ value, onChange, required, ...props }: RichTextInputProps) => {
  const { label, description, error, ...field } = props;
  const id = useId();
  const chunk = useChunk(() => import('./editor-field'));
  const describedBy = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ');

  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      error={error}
      withAsterisk={required}
      labelElement="div"
      labelProps={{ onClick: () => document.getElementById(`${id}-text`)?.focus() }}
    >
      {chunk.state === 'loading' && (
        <Skeleton h={232} aria-busy role="status" aria-label={`Loading ${label}`} />
      )}
      {chunk.state === 'failed' && (
        <Stack gap="xs">
          <Alert color="danger" title="The editor could not be loaded">
            <Button variant="default" size="xs" onClick={chunk.retry}>
              Retry
            </Button>
          </Alert>
          <SafeHtml html={value} />
        </Stack>
      )}
      {chunk.state === 'ready' && (
        <chunk.module.EditorField
          {...field}
          id={id}
          label={label}
          value={value ?? ''}
          onChange={onChange}
          required={required}
          invalid={Boolean(error)}
          describedBy={describedBy}
        />
      )}
    </Input.Wrapper>
  );
};
