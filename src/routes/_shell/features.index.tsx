import { createFileRoute } from '@tanstack/react-router';
import { FeatureList } from '@/features/features/feature-list';
import { featureSearch } from '@/features/features/feature-search';

export const Route = createFileRoute('/_shell/features/')({
  validateSearch: featureSearch.validate,
  component: FeatureList,
});
