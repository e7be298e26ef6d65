import { createFileRoute } from '@tanstack/react-router';
import { HotelRegionCreate } from '@/features/regions/hotel-regions';

export const Route = createFileRoute('/_shell/hotel-regions/create')({ component: HotelRegionCreate });
