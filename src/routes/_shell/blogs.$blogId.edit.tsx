import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { BlogEdit } from '@/features/content/blogs/blog-form';
import { getGetBlogQueryOptions } from '@/generated/api/blogs/blogs';

const EditBlog = () => <BlogEdit id={Route.useParams().blogId} />;

export const Route = createFileRoute('/_shell/blogs/$blogId/edit')({
  params: idParams('blogId'),
  loader: ({ context, params }) => preloadRecord(context, getGetBlogQueryOptions(params.blogId)),
  component: EditBlog,
});
