import { SlugField, SwitchField, TextField } from '@/components/fields/fields';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { freshRecord, RecordGate } from '@/components/record-gate';
import {
  createBlogCategory,
  updateBlogCategory,
  useGetBlogCategory,
} from '@/generated/api/blog-categories/blog-categories';
import type { BlogCategory } from '@/generated/model';
import { CreateBlogCategoryBody } from '@/generated/zod/blog-categories/blog-categories';
import { toBlogCategoryValues } from './blog-category-values';

const BlogCategoryForm = ({ category }: { category?: BlogCategory }) => {
  const form = useResourceForm({
    noun: 'category',
    id: category?.id,
    list: '/categories',
    name: ({ name, display_name }) => display_name || name,
    initialValues: toBlogCategoryValues(category),
    schema: CreateBlogCategoryBody,
    toBody: (values) => values,
    save: (body) => (category ? updateBlogCategory(category.id, body) : createBlogCategory(body)),
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

export const BlogCategoryCreate = () => <BlogCategoryForm />;

export const BlogCategoryEdit = ({ categoryId }: { categoryId: number }) => {
  const category = useGetBlogCategory(categoryId, { query: freshRecord });
  return (
    <RecordGate what="the category" query={category}>
      {({ data }) => <BlogCategoryForm category={data} />}
    </RecordGate>
  );
};
