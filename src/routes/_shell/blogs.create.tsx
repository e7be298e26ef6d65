import { createFileRoute } from '@tanstack/react-router';
import { BlogCreate } from '@/features/content/blogs/blog-form';

export const Route = createFileRoute('/_shell/blogs/create')({ component: BlogCreate });
