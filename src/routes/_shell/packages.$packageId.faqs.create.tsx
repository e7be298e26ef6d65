import { createFileRoute } from '@tanstack/react-router';
import { FaqForm } from '@/features/packages/faqs/faq-form';

const CreateFaq = () => <FaqForm {...Route.useParams()} />;

export const Route = createFileRoute('/_shell/packages/$packageId/faqs/create')({
  component: CreateFaq,
});
