import { createFileRoute } from '@tanstack/react-router';
import { SeoPageForm } from '@/features/content/seo-pages/seo-page-form';

export const Route = createFileRoute('/_shell/seo-pages/create')({ component: SeoPageForm });
