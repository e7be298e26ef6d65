import { createFileRoute } from '@tanstack/react-router';
import { TopDealForm } from '@/features/top-deals/top-deal-form';

export const Route = createFileRoute('/_shell/topdeals/create')({ component: TopDealForm });
