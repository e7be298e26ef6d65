import classes from '@/components/dialogs/page-preview.module.css';
import { SlugField, SwitchField, TextareaField, TextField } from '@/components/fields/fields';
import { ImageField } from '@/components/fields/image-field';
import { PickerField } from '@/components/fields/picker-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection, WholeWidth } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { WholeImage } from '@/components/inputs/images/whole-image';
import { ARTICLE } from '@/components/inputs/paste-limit';
import { PickedName } from '@/components/pickers/picked-name';
import { editScreen } from '@/components/records/edit-screen';
import { SafeHtml } from '@/components/text/safe-html';
import { PositionField } from '@/domain/listings/listing-fields';
import { RichTextField } from '@/domain/rich-text/rich-text-field';
import { RobotsFields } from '@/domain/seo/robots-fields';
import { SeoSection } from '@/domain/seo/seo-section';
import { CardsField } from '@/features/content/fields/cards-field';
import { PreviewButton } from '@/features/content/preview/preview-button';
import { RelatedCards } from '@/features/content/preview/related-cards';
import { getGetBlogQueryOptions } from '@/generated/api/blogs/blogs';
import type { Blog } from '@/generated/model';
import { CreateBlogBody } from '@/generated/zod/blogs/blogs';
import {
  allHomestaysPicker,
  allHotelsPicker,
  allPackagesPicker,
  blogCategoryPicker,
} from '@/resources/pickers';
import { blogResource, type BlogValues, clearedBlogValues } from './blog-values';

/** A blog as readers see it. */
const BlogPreview = ({ values }: { values: BlogValues }) => (
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

export const BlogForm = ({ record }: { record?: Blog }) => {
  const form = useResourceForm({
    noun: $localize`blog`,
    resource: blogResource,
    record,
    clearedValues: clearedBlogValues,
    schema: CreateBlogBody,
  });
  return (
    <FormPage
      form={form}
      actions={<PreviewButton form={form}>{(values) => <BlogPreview values={values} />}</PreviewButton>}
    >
      <FormSection title={$localize`Blog`}>
        <TextField form={form} name="title" />
        <SlugField form={form} name="slug" source="title" />
        <PickerField
          form={form}
          name="blog_category_id"
          source={blogCategoryPicker}
          selected={record?.blog_category}
        />
        <PositionField form={form} />
        <SwitchField form={form} name="status" />
      </FormSection>
      <FormSection title={$localize`Text`}>
        <WholeWidth>
          <TextareaField
            form={form}
            name="short_description"
            description={$localize`A sentence or two, for lists and under the title.`}
          />
          <RichTextField form={form} name="description" longest={ARTICLE} />
        </WholeWidth>
      </FormSection>
      <FormSection title={$localize`Image`}>
        <ImageField form={form} name="image" />
      </FormSection>
      <FormSection title={$localize`Related`} description={$localize`What the blog leads to, in this order.`}>
        <WholeWidth>
          <CardsField form={form} name="packages" source={allPackagesPicker} selected={record?.packages} />
          <CardsField form={form} name="homestays" source={allHomestaysPicker} selected={record?.homestays} />
          <CardsField form={form} name="hotels" source={allHotelsPicker} selected={record?.hotels} />
        </WholeWidth>
      </FormSection>
      <SeoSection form={form} titleFrom="title" textFrom="short_description" area="blogs">
        <RobotsFields form={form} />
      </SeoSection>
    </FormPage>
  );
};

export const BlogEdit = editScreen($localize`the blog`, getGetBlogQueryOptions, BlogForm);
