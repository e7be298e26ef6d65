import classes from '@/components/dialogs/page-preview.module.css';
import { WholeImage } from '@/components/inputs/images/whole-image';
import { PickedName } from '@/components/pickers/picked-name';
import { SafeHtml } from '@/components/text/safe-html';
import { RelatedCards } from '@/features/content/preview/related-cards';
import {
  allHomestaysPicker,
  allHotelsPicker,
  allPackagesPicker,
  blogCategoryPicker,
} from '@/resources/pickers';
import type { BlogValues } from './blog-values';

/** A blog as readers see it. */
export const BlogPreview = ({ values }: { values: BlogValues }) => (
  <>
    {values.blog_category_id !== null && (
      <p className={classes.above}>
        <PickedName source={blogCategoryPicker} to={{ id: values.blog_category_id }} />
      </p>
    )}
    <h2>{values.title || $localize`A blog without a title`}</h2>
    <p className={classes.lead}>{values.short_description}</p>
    <WholeImage image={values.image} className={classes.image} />
    <SafeHtml html={values.description} className={classes.text} />
    <RelatedCards title={$localize`Packages`} source={allPackagesPicker} ids={values.packages} />
    <RelatedCards title={$localize`Homestays`} source={allHomestaysPicker} ids={values.homestays} />
    <RelatedCards title={$localize`Hotels`} source={allHotelsPicker} ids={values.hotels} />
  </>
);
