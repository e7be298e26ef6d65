import { createFileRoute } from '@tanstack/react-router';
import { PackageRequests } from '@/features/packages/requests/package-requests';

export const Route = createFileRoute('/_shell/requests/packages')({ component: PackageRequests });
