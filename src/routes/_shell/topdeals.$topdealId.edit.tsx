import { createFileRoute } from '@tanstack/react-router';
import { RecordRoute } from '@/components/record-route';
import { TopDealEdit } from '@/features/top-deals/top-deal-form';

const EditTopDeal = () => {
  const { topdealId } = Route.useParams();
  return <RecordRoute id={topdealId}>{(id) => <TopDealEdit topdealId={id} />}</RecordRoute>;
};

export const Route = createFileRoute('/_shell/topdeals/$topdealId/edit')({ component: EditTopDeal });
