import { createFileRoute } from '@tanstack/react-router';
import { BlogForm } from '@/features/content/blogs/blog-form';

export const Route = createFileRoute('/_shell/blogs/create')({ component: BlogForm });
