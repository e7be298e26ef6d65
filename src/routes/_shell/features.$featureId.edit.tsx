import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { FeatureEdit } from '@/features/features/feature-form';
import { getGetFeatureQueryOptions } from '@/generated/api/features/features';

const EditFeature = () => <FeatureEdit id={Route.useParams().featureId} />;

export const Route = createFileRoute('/_shell/features/$featureId/edit')({
  params: idParams('featureId'),
  loader: ({ context, params }) => preloadRecord(context, getGetFeatureQueryOptions(params.featureId)),
  component: EditFeature,
});
