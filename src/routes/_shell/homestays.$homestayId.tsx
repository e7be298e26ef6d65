import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';

export const Route = createFileRoute('/_shell/homestays/$homestayId')({ params: idParams('homestayId') });
