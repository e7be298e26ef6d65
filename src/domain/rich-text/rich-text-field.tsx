import { type ReactNode, useCallback } from 'react';
import { Skeleton } from '@mantine/core';
import { type Bound, type Labelled, unbound, useInputField } from '@/components/fields/use-field';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import type { OwnImages } from '@/components/inputs/rich-text/image-control';
import type { OwnPages } from '@/components/inputs/rich-text/link-control';
import { RichTextInput } from '@/components/inputs/rich-text/rich-text-input';
import { type Chunk, useChunk } from '@/components/inputs/use-chunk';
import { SafeHtml } from '@/components/text/safe-html';
import { imagesIn } from './images-in';
import type { OwnImagePicker } from './own-image-picker';
import type { OwnPagePicker } from './own-page-picker';

/** The picker of a page or an image, lazy-loaded. */
const Finder = <T,>(props: { what: string; chunk: Chunk<T>; children: (module: T) => ReactNode }) => {
  const { what, chunk, children } = props;
  if (chunk.state === 'loading')
    return <Skeleton h={120} role="status" aria-label={$localize`Loading the ${what}:what:`} />;
  if (chunk.state === 'ready') return children(chunk.module);
  return <ChunkLost chunk={chunk}>{$localize`The ${what}:what: could not be loaded.`}</ChunkLost>;
};

const PageFinder = (props: Parameters<typeof OwnPagePicker>[0]) => (
  <Finder what={$localize`pages`} chunk={useChunk(() => import('./own-page-picker'))}>
    {(module) => <module.OwnPagePicker {...props} />}
  </Finder>
);

const ImageFinder = (props: Parameters<typeof OwnImagePicker>[0]) => (
  <Finder what={$localize`images`} chunk={useChunk(() => import('./own-image-picker'))}>
    {(module) => <module.OwnImagePicker {...props} />}
  </Finder>
);

const ownPages: OwnPages = (onPick) => <PageFinder onPick={onPick} />;

/** Formatted text, kept as HTML. */
export const RichTextField = <Values extends object>(
  props: Bound<Values> & Labelled & { description?: string; longest?: number },
) => {
  const show = (html: string) => html !== '' && <SafeHtml html={html} />;
  const [key, { defaultValue, ...field }] = useInputField({ ...props, show });
  const { getValues } = props.form.fields;
  const ownImages = useCallback<OwnImages>(
    (onPick) => <ImageFinder images={imagesIn(getValues())} onPick={onPick} />,
    [getValues],
  );
  return (
    <RichTextInput
      key={key}
      {...unbound(props)}
      {...field}
      value={defaultValue}
      ownPages={ownPages}
      ownImages={ownImages}
    />
  );
};
