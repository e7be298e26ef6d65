import { SlugField, SwitchField, TextField } from '@/components/fields/fields';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { editScreen } from '@/components/records/edit-screen';
import { getGetBlogCategoryQueryOptions } from '@/generated/api/blog-categories/blog-categories';
import type { BlogCategory } from '@/generated/model';
import { CreateBlogCategoryBody } from '@/generated/zod/blog-categories/blog-categories';
import { firstNonBlank } from '@/lib/records/record-name';
import { blogCategoryResource } from './blog-category-values';

export const BlogCategoryForm = ({ record }: { record?: BlogCategory }) => {
  const form = useResourceForm({
    noun: $localize`category`,
    resource: blogCategoryResource,
    record,
    name: ({ name, display_name }) => firstNonBlank(display_name, name) ?? '',
    schema: CreateBlogCategoryBody,
  });
  return (
    <FormPage form={form}>
      <FormSection title={$localize`Category`}>
        <TextField form={form} name="name" />
        <SlugField form={form} name="slug" source="name" />
        <TextField form={form} name="display_name" />
        <SwitchField form={form} name="status" />
      </FormSection>
    </FormPage>
  );
};

export const BlogCategoryEdit = editScreen(
  $localize`the category`,
  getGetBlogCategoryQueryOptions,
  BlogCategoryForm,
);
