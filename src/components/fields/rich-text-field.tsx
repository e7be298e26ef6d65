import { Button, Skeleton } from '@mantine/core';
import type { OwnPages } from '@/components/inputs/rich-text/link-control';
import { RichTextInput } from '@/components/inputs/rich-text/rich-text-input';
import { useChunk } from '@/components/inputs/use-chunk';
import { SafeHtml } from '@/components/safe-html';
import { type Bound, useInputField } from './use-field';

/** Loaded when somebody makes a link. */
const OwnPagesChunk = ({ onPick }: { onPick: (path: string) => void }) => {
  const chunk = useChunk(() => import('@/components/pickers/own-page-picker'));
  if (chunk.state === 'loading') return <Skeleton h={120} role="status" aria-label="Loading the pages" />;
  if (chunk.state === 'ready') return <chunk.module.OwnPagePicker onPick={onPick} />;
  return (
    <Button variant="default" size="xs" onClick={chunk.retry}>
      Retry
    </Button>
  );
};

const ownPages: OwnPages = (pick) => <OwnPagesChunk onPick={pick} />;

/** Formatted text, kept as HTML. */
export const RichTextField = <Values extends object>(
  props: Bound<Values> & { label: string; required?: boolean; description?: string; longest?: number },
) => {
  const { form, name, aliases, ...rest } = props;
  const show = (html: string) => html !== '' && <SafeHtml html={html} />;
  const [key, { defaultValue, ...field }] = useInputField({ form, name, aliases, label: rest.label, show });
  return <RichTextInput key={key} {...rest} {...field} value={defaultValue} ownPages={ownPages} />;
};
