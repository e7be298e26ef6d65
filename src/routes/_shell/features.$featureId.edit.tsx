import { createFileRoute } from '@tanstack/react-router';
import { RecordRoute } from '@/components/record-route';
import { FeatureEdit } from '@/features/features/feature-form';

const EditFeature = () => {
  const { featureId } = Route.useParams();
  return <RecordRoute id={featureId}>{(id) => <FeatureEdit featureId={id} />}</RecordRoute>;
};

export const Route = createFileRoute('/_shell/features/$featureId/edit')({ component: EditFeature });
