import { createFileRoute } from '@tanstack/react-router';
import { TopDealCreate } from '@/features/top-deals/top-deal-form';

export const Route = createFileRoute('/_shell/topdeals/create')({ component: TopDealCreate });
