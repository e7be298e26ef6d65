import { createFileRoute } from '@tanstack/react-router';
import { AmenityForm } from '@/features/amenities/amenity-form';

export const Route = createFileRoute('/_shell/amenities/create')({ component: AmenityForm });
