import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { FeatureList } from '@/features/features/feature-list';
import { getListFeaturesQueryOptions } from '@/generated/api/features/features';
import { listFeaturesSearch } from '@/generated/searches';

export const Route = createFileRoute('/_shell/features/')({
  validateSearch: listFeaturesSearch.validate,
  loader: listLoader(listFeaturesSearch, getListFeaturesQueryOptions),
  component: FeatureList,
});
