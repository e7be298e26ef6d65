import { createFileRoute } from '@tanstack/react-router';
import { FaqCreate } from '@/features/packages/faqs/faq-form';

const CreateFaq = () => <FaqCreate {...Route.useParams()} />;

export const Route = createFileRoute('/_shell/packages/$packageId/faqs/create')({
  component: CreateFaq,
});
