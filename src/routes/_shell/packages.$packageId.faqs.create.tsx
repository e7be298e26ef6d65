import { createFileRoute } from '@tanstack/react-router';
import { RecordRoute } from '@/components/record-route';
import { FaqCreate } from '@/features/packages/faqs/faq-form';

const CreateFaq = () => {
  const { packageId } = Route.useParams();
  return <RecordRoute id={packageId}>{(id) => <FaqCreate packageId={id} />}</RecordRoute>;
};

export const Route = createFileRoute('/_shell/packages/$packageId/faqs/create')({ component: CreateFaq });
