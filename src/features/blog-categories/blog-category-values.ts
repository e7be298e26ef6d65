import { resource } from '@/api/writes/resource';
import { blogCategoryContract, blogCategoryFields } from '@/generated/resources/blog-categories';
import { plainFields } from '@/lib/records/fields';

export const blogCategoryResource = resource({ ...blogCategoryContract, ...plainFields(blogCategoryFields) });
