import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { TopDealEdit } from '@/features/top-deals/top-deal-form';
import { getGetTopDealQueryOptions } from '@/generated/api/top-deals/top-deals';

const EditTopDeal = () => <TopDealEdit id={Route.useParams().topdealId} />;

export const Route = createFileRoute('/_shell/topdeals/$topdealId/edit')({
  params: idParams('topdealId'),
  loader: ({ context, params }) => preloadRecord(context, getGetTopDealQueryOptions(params.topdealId)),
  component: EditTopDeal,
});
