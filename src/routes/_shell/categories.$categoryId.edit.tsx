import { createFileRoute } from '@tanstack/react-router';
import { RecordRoute } from '@/components/record-route';
import { BlogCategoryEdit } from '@/features/blog-categories/blog-category-form';

const EditBlogCategory = () => {
  const { categoryId } = Route.useParams();
  return <RecordRoute id={categoryId}>{(id) => <BlogCategoryEdit categoryId={id} />}</RecordRoute>;
};

export const Route = createFileRoute('/_shell/categories/$categoryId/edit')({ component: EditBlogCategory });
