import { createFileRoute } from '@tanstack/react-router';
import { BlogCategoryCreate } from '@/features/blog-categories/blog-category-form';

export const Route = createFileRoute('/_shell/categories/create')({ component: BlogCategoryCreate });
