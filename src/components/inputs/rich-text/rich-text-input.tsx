import { useId } from 'react';
import { Input, Skeleton, Stack } from '@mantine/core';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import type { FieldProps } from '@/components/inputs/field-props';
import { useChunk } from '@/components/inputs/use-chunk';
import { SafeHtml } from '@/components/text/safe-html';
import { EditorHead } from './editor-head';
import type { OwnImages } from './image-control';
import type { OwnPages } from './link-control';

interface RichTextInputProps extends FieldProps {
  /** HTML. Without an edit it is returned byte for byte. */
  value: string | null | undefined;
  /** Receives HTML after an edit by the user; never on loading, and the original text if all edits are undone. */
  onChange: (html: string) => void;
  /** Renders a picker of our pages to link to; undefined if there are none. */
  ownPages?: OwnPages;
  /** Renders a picker of existing images; undefined if there are none. */
  ownImages?: OwnImages;
  /** The maximum length of a pasted text; that of most texts by default. */
  longest?: number;
}

let turn: Promise<void> = Promise.resolve();

/** Mounts editors one after the other: creating one is slow, and a form has several. */
const inTurn = async <T,>(module: T): Promise<T> => {
  const before = turn;
  turn = before.then(() => new Promise((resolve) => setTimeout(resolve)));
  await before;
  return module;
};

/** A formatted text. The editor is a separate chunk, loaded when the field mounts. */
export const RichTextInput = ({ value, onChange, required, ...props }: RichTextInputProps) => {
  const { label, description, error, ...field } = props;
  const id = useId();
  const chunk = useChunk(() => import('./editor-field').then(inTurn));
  const describedBy = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ');

  return (
    <Input.Wrapper id={id} description={description} error={error}>
      {chunk.state !== 'ready' && <EditorHead id={id} label={label} required={required} />}
      {chunk.state === 'loading' && (
        <Skeleton h={96} aria-busy role="status" aria-label={$localize`Loading ${label}:label:`} />
      )}
      {chunk.state === 'failed' && (
        <Stack gap="xs">
          <ChunkLost chunk={chunk}>{$localize`The editor could not be loaded.`}</ChunkLost>
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
