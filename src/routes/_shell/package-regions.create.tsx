import { createFileRoute } from '@tanstack/react-router';
import { PackageRegionCreate } from '@/features/regions/package-regions';

export const Route = createFileRoute('/_shell/package-regions/create')({ component: PackageRegionCreate });
