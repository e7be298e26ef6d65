import { createFileRoute } from '@tanstack/react-router';
import { importSearch } from '@/app/import-search';
import { FaqForm } from '@/features/packages/faqs/faq-form';
import { FaqImport } from '@/features/packages/faqs/faq-import';
import { PackageGate } from '@/features/packages/package-gate';

const CreateFaq = () => {
  const params = Route.useParams();
  const Screen = Route.useSearch().mode === 'import' ? FaqImport : FaqForm;
  return (
    <PackageGate {...params}>
      <Screen {...params} />
    </PackageGate>
  );
};

export const Route = createFileRoute('/_shell/packages/$packageId/faqs/create')({
  validateSearch: importSearch,
  component: CreateFaq,
});
