import { createFileRoute } from '@tanstack/react-router';
import { importSearch } from '@/app/import-search';
import { FaqForm } from '@/features/packages/faqs/faq-form';
import { FaqImport } from '@/features/packages/faqs/faq-import';

const CreateFaq = () => {
  const Screen = Route.useSearch().mode === 'import' ? FaqImport : FaqForm;
  return <Screen {...Route.useParams()} />;
};

export const Route = createFileRoute('/_shell/packages/$packageId/faqs/create')({
  validateSearch: importSearch,
  component: CreateFaq,
});
