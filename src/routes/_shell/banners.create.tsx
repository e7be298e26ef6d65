import { createFileRoute } from '@tanstack/react-router';
import { BannerCreate } from '@/features/banners/banner-form';

export const Route = createFileRoute('/_shell/banners/create')({ component: BannerCreate });
