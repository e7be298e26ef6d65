import { createFileRoute } from '@tanstack/react-router';
import { BannerForm } from '@/features/banners/banner-form';

export const Route = createFileRoute('/_shell/banners/create')({ component: BannerForm });
