import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { BlogCategoryEdit } from '@/features/blog-categories/blog-category-form';
import { getGetBlogCategoryQueryOptions } from '@/generated/api/blog-categories/blog-categories';

const EditBlogCategory = () => <BlogCategoryEdit id={Route.useParams().categoryId} />;

export const Route = createFileRoute('/_shell/categories/$categoryId/edit')({
  params: idParams('categoryId'),
  loader: ({ context, params }) => preloadRecord(context, getGetBlogCategoryQueryOptions(params.categoryId)),
  component: EditBlogCategory,
});
