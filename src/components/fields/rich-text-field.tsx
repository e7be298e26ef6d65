import { type ComponentType, useCallback } from 'react';
import { Skeleton } from '@mantine/core';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import type { OwnImages } from '@/components/inputs/rich-text/image-control';
import type { OwnPages } from '@/components/inputs/rich-text/link-control';
import { RichTextInput } from '@/components/inputs/rich-text/rich-text-input';
import { useChunk } from '@/components/inputs/use-chunk';
import { SafeHtml } from '@/components/safe-html';
import { imagesIn } from '@/lib/images-in';
import { type Bound, useInputField } from './use-field';

interface FinderProps<Props> {
  /** What is being loaded. */
  what: string;
  load: () => Promise<{ Finder: ComponentType<Props> }>;
  props: Props;
}

/** What finds a page or an image of ours, loaded when somebody wants one. */
const FinderPart = <Props extends object>({ what, load, props }: FinderProps<Props>) => {
  const chunk = useChunk(load);
  if (chunk.state === 'loading') return <Skeleton h={120} role="status" aria-label={`Loading the ${what}`} />;
  if (chunk.state === 'ready') return <chunk.module.Finder {...props} />;
  return <ChunkLost chunk={chunk}>The {what} could not be loaded.</ChunkLost>;
};

const loadPages = async () => ({
  Finder: (await import('@/components/pickers/own-page-picker')).OwnPagePicker,
});
const loadImages = async () => ({
  Finder: (await import('@/components/pickers/own-image-picker')).OwnImagePicker,
});

const ownPages: OwnPages = (onPick) => <FinderPart what="pages" load={loadPages} props={{ onPick }} />;

/** Formatted text, kept as HTML. */
export const RichTextField = <Values extends object>(
  props: Bound<Values> & { label: string; required?: boolean; description?: string; longest?: number },
) => {
  const { form, name, aliases, ...rest } = props;
  const show = (html: string) => html !== '' && <SafeHtml html={html} />;
  const [key, { defaultValue, ...field }] = useInputField({ form, name, aliases, label: rest.label, show });
  const { getValues } = form.fields;
  const ownImages = useCallback<OwnImages>(
    (onPick) => (
      <FinderPart what="images" load={loadImages} props={{ images: imagesIn(getValues()), onPick }} />
    ),
    [getValues],
  );
  return (
    <RichTextInput
      key={key}
      {...rest}
      {...field}
      value={defaultValue}
      ownPages={ownPages}
      ownImages={ownImages}
    />
  );
};
