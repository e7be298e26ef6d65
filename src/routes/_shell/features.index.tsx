import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { FeatureList } from '@/features/features/feature-list';
import { featureSearch } from '@/features/features/feature-search';
import { getListFeaturesQueryOptions } from '@/generated/api/features/features';

export const Route = createFileRoute('/_shell/features/')({
  validateSearch: featureSearch.validate,
  loader: listLoader(featureSearch, getListFeaturesQueryOptions),
  component: FeatureList,
});
