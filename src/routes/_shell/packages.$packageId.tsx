import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';

export const Route = createFileRoute('/_shell/packages/$packageId')({ params: idParams('packageId') });
