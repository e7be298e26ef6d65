import { createFileRoute } from '@tanstack/react-router';
import { HomestayCreate } from '@/features/stays/homestays/homestay-form';

export const Route = createFileRoute('/_shell/homestays/create')({ component: HomestayCreate });
