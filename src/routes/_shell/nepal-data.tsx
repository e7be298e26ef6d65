import { createFileRoute } from '@tanstack/react-router';
import { NepalDataScreen } from '@/features/nepal-data/nepal-data-screen';
import { validateNepalData } from '@/features/nepal-data/nepal-data-search';

export const Route = createFileRoute('/_shell/nepal-data')({
  validateSearch: validateNepalData,
  component: NepalDataScreen,
});
