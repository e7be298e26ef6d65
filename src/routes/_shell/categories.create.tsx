import { createFileRoute } from '@tanstack/react-router';
import { BlogCategoryForm } from '@/features/blog-categories/blog-category-form';

export const Route = createFileRoute('/_shell/categories/create')({ component: BlogCategoryForm });
