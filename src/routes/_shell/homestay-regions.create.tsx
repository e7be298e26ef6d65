import { createFileRoute } from '@tanstack/react-router';
import { HomestayRegionCreate } from '@/features/regions/homestay-regions';

export const Route = createFileRoute('/_shell/homestay-regions/create')({ component: HomestayRegionCreate });
