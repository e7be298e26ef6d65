import { createFileRoute } from '@tanstack/react-router';
import { RecordRoute } from '@/components/record-route';
import { FaqEdit } from '@/features/packages/faqs/faq-form';

const EditFaq = () => {
  const { packageId, faqId } = Route.useParams();
  return (
    <RecordRoute id={packageId}>
      {(id) => <RecordRoute id={faqId}>{(own) => <FaqEdit packageId={id} faqId={own} />}</RecordRoute>}
    </RecordRoute>
  );
};

export const Route = createFileRoute('/_shell/packages/$packageId/faqs/$faqId/edit')({ component: EditFaq });
