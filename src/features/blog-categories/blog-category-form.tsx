import { SlugField, SwitchField, TextField } from '@/components/fields/fields';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { RecordGate } from '@/components/record-gate';
import { getGetBlogCategoryQueryOptions } from '@/generated/api/blog-categories/blog-categories';
import type { BlogCategory } from '@/generated/model';
import { CreateBlogCategoryBody } from '@/generated/zod/blog-categories/blog-categories';
import { firstNonBlank } from '@/lib/record-name';
import { blogCategories } from './blog-category-values';

export const BlogCategoryForm = ({ category }: { category?: BlogCategory }) => {
  const form = useResourceForm({
    noun: 'category',
    resource: blogCategories,
    record: category,
    name: ({ name, display_name }) => firstNonBlank(display_name, name) ?? '',
    schema: CreateBlogCategoryBody,
  });
  return (
    <FormPage form={form}>
      <FormSection title="Category">
        <TextField form={form} name="name" label="Name" required />
        <SlugField form={form} name="slug" source="name" required />
        <TextField form={form} name="display_name" label="Display name" />
        <SwitchField form={form} name="status" label="Status" />
      </FormSection>
    </FormPage>
  );
};

export const BlogCategoryEdit = ({ categoryId }: { categoryId: number }) => (
  <RecordGate what="the category" record={getGetBlogCategoryQueryOptions(categoryId)}>
    {({ data }) => <BlogCategoryForm category={data} />}
  </RecordGate>
);
