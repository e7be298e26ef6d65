import { useDeferredValue } from 'react';
import { flushSync } from 'react-dom';
import { Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldName } from '@/components/fields/use-field';
import type { FieldsForm } from '@/components/form-page/resource-form';
import { useUndoNotice } from '@/components/notices/use-undo-notice';
import type { GalleryItem } from '@/lib/files/gallery';
import { referenceName } from '@/lib/records/record-name';
import { plainText } from '@/lib/text/html';
import type { MetaTag } from '@/lib/text/meta-tag';
import { isRecord } from '@/lib/values/is-record';
import { valueAt } from '@/lib/values/paths';
import { SearchPreview, sharedImage, SocialPreview } from './page-previews';
import classes from './seo.module.css';
import { type Peer, type SeoWarning, seoWarnings } from './seo-warnings';
import { RESULT_DESCRIPTION, RESULT_TITLE, shortened } from './text-width';

interface PageRow {
  name?: string | null;
  title?: string | null;
  slug?: string | null;
  meta_tag?: MetaTag | null;
}

const rowsIn = (answer: unknown): PageRow[] =>
  isRecord(answer) && Array.isArray(answer.data)
    ? answer.data.filter((row): row is PageRow => isRecord(row) && isRecord(row.meta_tag))
    : [];

/**
 * The other pages from loaded lists, with their texts for search engines; all of them for a page without a row. Sends
 * no request.
 */
const usePeers = (ownSlug: string | undefined): (() => Peer[]) => {
  const client = useQueryClient();
  return () =>
    client
      .getQueriesData({ predicate: ({ queryKey }) => String(queryKey[0]).endsWith('/datatable') })
      .flatMap(([, answer]) => rowsIn(answer))
      .filter(({ slug }) => (slug ?? '') !== ownSlug)
      .map((row) => ({
        name: referenceName(row) ?? '',
        title: row.meta_tag?.title ?? '',
        description: row.meta_tag?.description ?? '',
      }));
};

interface SeoAdviceProps {
  warnings: readonly SeoWarning[];
  onMend: (field: SeoWarning['field'], value: string) => void;
}

/** The problems of the texts for search engines, each with a fix if there is one. */
const SeoAdvice = ({ warnings, onMend }: SeoAdviceProps) =>
  warnings.length > 0 && (
    <ul className={classes.advice} aria-label={$localize`Advice for search engines`}>
      {warnings.map(({ field, message, mend }) => (
        <li key={message} className={classes.warning}>
          <IconAlertTriangle size={16} className={classes.warningIcon} aria-hidden />
          <Text size="sm" component="span" dir="auto">
            {message}
          </Text>
          <Button
            size="compact-xs"
            variant="default"
            onClick={({ currentTarget }) => {
              const form = currentTarget.closest('form');
              // The field is remounted with its value.
              if (mend)
                flushSync(() => onMend(field, typeof mend.value === 'string' ? mend.value : mend.value()));
              form?.querySelector<HTMLElement>(`[data-path="${field}"]`)?.focus();
            }}
          >
            {mend?.label ?? $localize`Go to the field`}
          </Button>
        </li>
      ))}
    </ul>
  );

/** The form values that the previews need. */
export interface SeoValues {
  slug: string;
  meta_page_title: string;
  meta_keywords: string;
  meta_description: string;
}

interface SeoPreviewsProps<Values extends SeoValues> {
  form: FieldsForm<Values>;
  /** The field that replaces a missing meta title. */
  titleFrom: FieldName<Values>;
  /** The field that replaces a missing meta description. */
  textFrom: FieldName<Values>;
  /** The first segment of the page's path. */
  area: string;
}

/** Previews of the page elsewhere, and their problems. Separate, so that typing does not re-render the fields. */
export const SeoPreviews = <Values extends SeoValues>({
  form,
  titleFrom,
  textFrom,
  area,
}: SeoPreviewsProps<Values>) => {
  const { fields } = form;
  const { useWatchValue } = fields;
  const initial = fields.getInitialValues();
  const imagesIn = ('image' in initial ? 'image' : 'images') as FieldName<Values>;
  const storedSlug = form.creating ? '' : initial.slug;
  const peers = usePeers(form.creating ? undefined : storedSlug);

  const name = useDeferredValue(useWatchValue(titleFrom) as string);
  const title = useDeferredValue(useWatchValue('meta_page_title') as string);
  const description = useDeferredValue(useWatchValue('meta_description') as string);
  const slug = useDeferredValue(useWatchValue('slug') as string);
  const images = useWatchValue(imagesIn) as GalleryItem | readonly GalleryItem[] | null | undefined;

  const offerUndo = useUndoNotice();
  const mend = (field: keyof SeoValues, value: string) => {
    const before = fields.getValues()[field];
    const put = (text: string) => fields.setFieldValue(field, text as never);
    put(value);
    // The replaced text would be lost.
    if (before !== '')
      offerUndo($localize`“${form.registry.labelOf(field)}:field:” was replaced.`, () => put(before));
  };

  const text = () =>
    shortened(plainText(valueAt(fields.getValues(), [textFrom]) as string), RESULT_DESCRIPTION);
  const shown = title || name;
  const warnings = seoWarnings(
    { name, title, description, text, slug, storedSlug },
    { title: shortened(shown, RESULT_TITLE), description: shortened(description, RESULT_DESCRIPTION) },
    peers(),
  );
  return (
    <div className={classes.previews}>
      <SearchPreview title={shown} description={description} area={area} slug={slug} />
      <SocialPreview title={shown} description={description} image={sharedImage(images)} />
      <SeoAdvice warnings={warnings} onMend={mend} />
    </div>
  );
};
