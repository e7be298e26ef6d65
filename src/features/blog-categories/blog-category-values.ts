import { resource } from '@/api/writes/resource';
import { blogCategoryContract, blogCategoryFields } from '@/generated/resources/blog-categories';
import { plainFields } from '@/lib/records/fields';

export const blogCategories = resource({ ...blogCategoryContract, ...plainFields(blogCategoryFields) });
