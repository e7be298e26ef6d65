import { useId } from 'react';
import { Input, Skeleton, Stack } from '@mantine/core';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import type { FieldProps } from '@/components/inputs/field-props';
import { useChunk } from '@/components/inputs/use-chunk';
import { SafeHtml } from '@/components/safe-html';
import { EditorHead } from './editor-head';
import type { OwnImages } from './image-control';
import type { OwnPages } from './link-control';

interface RichTextInputProps extends FieldProps {
  /** HTML. A text that nobody edited comes back as it was, to the byte. */
  value: string | null | undefined;
  /** Gets HTML after an edit by the user; never for loading, and the loaded text again when all edits are undone. */
  onChange: (html: string) => void;
  /** Finds a page of ours to link to; left out where there is nothing to find. */
  ownPages?: OwnPages;
  /** Finds an image that a record has already; left out where there is nothing to find. */
  ownImages?: OwnImages;
  /** How many characters a pasted text may have; as many as most texts, if it is left out. */
  longest?: number;
}

let turn: Promise<void> = Promise.resolve();

/** Hands the editor's code to one field after the other: to make an editor takes a while, and a form has several. */
const inTurn = async <T,>(module: T): Promise<T> => {
  const before = turn;
  turn = before.then(() => new Promise((resolve) => setTimeout(resolve)));
  await before;
  return module;
};

/** A formatted text. The editor itself is a chunk of its own, loaded when the field is shown. */
export const RichTextInput = ({ value, onChange, required, ...props }: RichTextInputProps) => {
  const { label, description, error, ...field } = props;
  const id = useId();
  const chunk = useChunk(() => import('./editor-field').then(inTurn));
  const describedBy = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ');

  return (
    <Input.Wrapper id={id} description={description} error={error}>
      {chunk.state !== 'ready' && <EditorHead id={id} label={label} required={required} />}
      {chunk.state === 'loading' && (
        <Skeleton h={96} aria-busy role="status" aria-label={`Loading ${label}`} />
      )}
      {chunk.state === 'failed' && (
        <Stack gap="xs">
          <ChunkLost chunk={chunk}>The editor could not be loaded.</ChunkLost>
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
