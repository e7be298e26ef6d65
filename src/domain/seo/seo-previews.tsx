import { useDeferredValue } from 'react';
import type { FieldName } from '@/components/fields/use-field';
import type { FieldsForm } from '@/components/form-page/resource-form';
import { useUndoNotice } from '@/components/notices/use-undo-notice';
import type { GalleryItem } from '@/lib/files/gallery';
import { plainText } from '@/lib/text/html';
import { valueAt } from '@/lib/values/paths';
import { SearchPreview } from './search-preview';
import classes from './seo.module.css';
import { SeoAdvice } from './seo-advice';
import { seoWarnings } from './seo-warnings';
import { SocialPreview } from './social-preview';
import { RESULT_DESCRIPTION, RESULT_TITLE, shortened } from './text-width';
import { usePeers } from './use-peers';

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

/** The image of a shared link: the only one, the featured one, or the first. */
const imageOf = (images: GalleryItem | readonly GalleryItem[] | null | undefined): GalleryItem | null => {
  if (!images) return null;
  const all = [images].flat().filter(({ unread }) => !unread);
  return all.find(({ featured }) => featured) ?? all[0] ?? null;
};

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
    if (before !== '') offerUndo(`“${form.registry.labelOf(field)}” was replaced.`, () => put(before));
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
      <SocialPreview title={shown} description={description} image={imageOf(images)} />
      <SeoAdvice warnings={warnings} onMend={mend} />
    </div>
  );
};
