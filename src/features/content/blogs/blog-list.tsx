import { resourceActions } from '@/components/data-table/active-status';
import { imageColumnOf } from '@/components/data-table/image-column';
import { referenceColumn } from '@/components/data-table/reference-column';
import { ListScreen, type ListScreenProps } from '@/components/list-page/list-screen';
import { getListBlogsQueryOptions } from '@/generated/api/blogs/blogs';
import type { Blog, ListBlogsParams } from '@/generated/model';
import { listBlogsSearch } from '@/generated/searches';
import { blogArea } from '@/resources/blogs';
import { blogCategoryPicker } from '@/resources/pickers';
import { sheet } from '@/resources/sheet';
import { blogResource } from './blog-values';

const categoryOf = ({ blog_category, blog_category_id: id }: Blog) =>
  blog_category ?? (id ? { id, name: null } : null);

const list: ListScreenProps<Blog, ListBlogsParams> = {
  area: blogArea,
  search: listBlogsSearch,
  page: getListBlogsQueryOptions,
  sources: { blog_category_id: blogCategoryPicker },
  columns: [
    { key: 'title', size: 260 },
    imageColumnOf('image_url', ({ image_url }) => image_url),
    referenceColumn({
      key: 'blog_category',
      header: $localize`Category`,
      source: blogCategoryPicker,
      to: categoryOf,
      size: 150,
    }),
    { key: 'short_description', size: 260, hidden: true },
    { key: 'slug', size: 200, hidden: true },
    { key: 'position', align: 'end', size: 100 },
    { key: 'id', align: 'end', size: 64, hidden: true },
  ],
  actions: {
    ...resourceActions(blogResource),
    editing: sheet(blogResource, [
      'title',
      'blog_category_id',
      'position',
      'no_index',
      'no_follow',
      'status',
    ]),
  },
};

export const BlogList = () => <ListScreen {...list} />;
